import type { ChartOptions } from 'chart.js';
import { useMemo } from 'react';
import { Bar } from 'react-chartjs-2';
import type { ScoreStatistics } from '../../../api/admin/scores';
import type { CsvColumn } from '../../../shared/csv/toCsv';
import { faceNames } from '../../../ui/forms/faceNames';
import type { Column } from '../../../ui/table/columns';
import { barLabels } from '../../shared/charts/barLabels';
import { commonOptions, namedAxis, numberAxis } from '../../shared/charts/chart';
import type { ChartLook } from '../../shared/charts/useChartLook';
import { ChartCard } from './ChartCard';
import { number } from './numbers';

type Counts = ScoreStatistics['scoreCount'];

const title = 'Score counts';
const columns: Column<Counts[number]>[] = [
  { name: 'Score', cell: ({ label }) => inWords(label) },
  { name: 'Count', cell: ({ count }) => number(count), isNumeric: true },
];

const csv: CsvColumn<Counts[number]>[] = [
  { name: 'Score', value: ({ label }) => Number(label) },
  { name: 'Count', value: ({ count }) => count },
];

/** A score with the word that stands below its face where people give it. */
const inWords = (label: string) => [label, ...faceOf(label)].join(' ');

const faceOf = (label: string): string[] =>
  Object.entries(faceNames).flatMap(([value, name]) => (value === label ? [name] : []));

/** How often each score was given (SCO-018). */
export function CountsChart({ counts }: { counts: Counts }) {
  return (
    <ChartCard title={title} columns={columns} rows={counts} keyOf={({ label }) => label} csv={csv}>
      {(look) => <Bars counts={counts} look={look} />}
    </ChartCard>
  );
}

function Bars({ counts, look }: { counts: Counts; look: ChartLook }) {
  const options = useMemo(() => optionsFor(look), [look]);
  const data = useMemo(
    () => ({
      // Each part on a line of its own.
      labels: counts.map(({ label }) => [label, ...faceOf(label)]),
      datasets: [
        {
          label: 'Count',
          data: counts.map(({ count }) => count),
          backgroundColor: look.accent,
          borderRadius: 6,
          maxBarThickness: 64,
        },
      ],
    }),
    [counts, look],
  );
  const plugins = useMemo(() => [barLabels(look, number)], [look]);
  const told = counts.map(({ label, count }) => `score ${inWords(label)}: ${number(count)}`).join(', ');
  return (
    <Bar
      // A chart takes its plugins over once, and the one that writes the figures knows their colours.
      key={`${look.ink} ${look.surface}`}
      data={data}
      options={options}
      plugins={plugins}
      aria-label={`Bar chart, ${told}`}
    />
  );
}

function optionsFor(look: ChartLook): ChartOptions<'bar'> {
  const { plugins, ...common } = commonOptions(look);
  const axis = numberAxis(look);
  return {
    ...common,
    scales: {
      x: namedAxis(look, 'Score'),
      y: { ...axis, beginAtZero: true, grace: '15%', ticks: { ...axis.ticks, precision: 0 } },
    },
    plugins: {
      ...plugins,
      tooltip: {
        ...plugins.tooltip,
        callbacks: {
          title: ([item]) => `Score ${item?.label.replace(',', ' ')}`,
          label: ({ raw }) => `Count ${raw}`,
        },
      },
    },
  };
}
