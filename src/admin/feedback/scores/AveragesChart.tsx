import type { ChartOptions } from 'chart.js';
import { useMemo } from 'react';
import { Line } from 'react-chartjs-2';
import type { ScoreStatistics } from '../../../api/admin/scores';
import { formatDay } from '../../../ui/dates';
import type { Column } from '../../../ui/table/columns';
import { commonOptions, numberAxis } from '../../shared/charts/chart';
import { dayAt, dayNumber, type Range } from '../../shared/charts/dayAxis';
import { dayScale } from '../../shared/charts/dayScale';
import type { ChartLook } from '../../shared/charts/useChartLook';
import { ChartCard } from './ChartCard';
import { average } from './numbers';

type Averages = ScoreStatistics['averageData'];

const title = 'Average score per date';
const columns: Column<Averages[number]>[] = [
  { name: 'Date', cell: ({ date }) => <time dateTime={date}>{formatDay(date)}</time> },
  { name: 'Average score', cell: ({ averageScore }) => average(averageScore), isNumeric: true },
];

interface AveragesChartProps {
  averages: Averages;
  range: Range;
}

/** The average score of each day that has scores (SCO-019). */
export function AveragesChart({ averages, range }: AveragesChartProps) {
  return (
    <ChartCard title={title} columns={columns} rows={averages} keyOf={({ date }) => date}>
      {(look) => <Curve averages={averages} range={range} look={look} />}
    </ChartCard>
  );
}

/** With more days than this their points would hide the line. */
const mostPoints = 60;

function Curve({ averages, range, look }: AveragesChartProps & { look: ChartLook }) {
  const options = useMemo(() => optionsFor(look, range), [look, range]);
  const isDense = averages.length > mostPoints;
  const data = useMemo(
    () => ({
      datasets: [
        {
          label: 'Average score',
          data: averages.map(({ date, averageScore }) => ({ x: dayNumber(date), y: averageScore })),
          borderColor: look.accent,
          backgroundColor: look.accent,
          borderWidth: isDense ? 1.5 : 2,
          pointRadius: isDense ? 0 : 3,
          pointHoverRadius: 5,
          // A point at the edge of the chart is whole.
          clip: 6,
        },
      ],
    }),
    [averages, isDense, look],
  );
  return <Line data={data} options={options} aria-label={inWords(averages)} />;
}

function inWords(averages: Averages): string {
  const scores = averages.map(({ averageScore }) => averageScore);
  const spread = `averages between ${average(Math.min(...scores))} and ${average(Math.max(...scores))}`;
  const days = averages.length === 1 ? '1 day' : `${averages.length} days`;
  return `Line chart, ${days} with scores, ${spread}`;
}

function optionsFor(look: ChartLook, range: Range): ChartOptions<'line'> {
  const { plugins, ...common } = commonOptions(look);
  const numbers = numberAxis(look);
  return {
    ...common,
    interaction: { mode: 'nearest', axis: 'x', intersect: false },
    scales: {
      x: dayScale(look, range),
      y: {
        ...numbers,
        suggestedMin: 0,
        suggestedMax: 5,
        ticks: { ...numbers.ticks, stepSize: 1 },
      },
    },
    plugins: {
      ...plugins,
      tooltip: {
        ...plugins.tooltip,
        callbacks: {
          title: ([item]) => (item ? formatDay(dayAt(item.parsed.x ?? 0)) : ''),
          label: ({ parsed }) => `Average ${average(parsed.y ?? 0)}`,
        },
      },
    },
  };
}
