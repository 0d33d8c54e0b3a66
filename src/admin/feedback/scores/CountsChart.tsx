import type { ChartOptions } from 'chart.js';
import { useMemo } from 'react';
import { Bar } from 'react-chartjs-2';
import type { ScoreStatistics } from '../../../api/admin/scores';
import type { Column } from '../../../ui/table/columns';
import { commonOptions, namedAxis, numberAxis } from '../../shared/charts/chart';
import type { ChartLook } from '../../shared/charts/useChartLook';
import { ChartCard } from './ChartCard';
import { number } from './numbers';

type Counts = ScoreStatistics['scoreCount'];

const title = 'Score counts';
const columns: Column<Counts[number]>[] = [
  { name: 'Score', cell: ({ label }) => label },
  { name: 'Count', cell: ({ count }) => number(count), isNumeric: true },
];

/** How often each score was given (SCO-018). */
export function CountsChart({ counts }: { counts: Counts }) {
  return (
    <ChartCard title={title} columns={columns} rows={counts} keyOf={({ label }) => label}>
      {(look) => <Bars counts={counts} look={look} />}
    </ChartCard>
  );
}

function Bars({ counts, look }: { counts: Counts; look: ChartLook }) {
  const options = useMemo(() => optionsFor(look), [look]);
  const data = useMemo(
    () => ({
      labels: counts.map(({ label }) => label),
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
  const inWords = counts.map(({ label, count }) => `score ${label}: ${number(count)}`).join(', ');
  return <Bar data={data} options={options} aria-label={`Bar chart, ${inWords}`} />;
}

function optionsFor(look: ChartLook): ChartOptions<'bar'> {
  const { plugins, ...common } = commonOptions(look);
  const axis = numberAxis(look);
  return {
    ...common,
    scales: {
      x: namedAxis(look, 'Score'),
      y: { ...axis, beginAtZero: true, grace: '5%', ticks: { ...axis.ticks, precision: 0 } },
    },
    plugins: {
      ...plugins,
      tooltip: {
        ...plugins.tooltip,
        callbacks: { title: ([item]) => `Score ${item?.label}`, label: ({ raw }) => `Count ${raw}` },
      },
    },
  };
}
