import type { ChartOptions } from 'chart.js';
import { useMemo } from 'react';
import { Line } from 'react-chartjs-2';
import type { ScoreStatistics } from '../../../api/admin/scores';
import { formatDay } from '../../../ui/dates';
import type { Column } from '../../../ui/table/Table';
import { ChartCard } from './ChartCard';
import { commonOptions, namedAxis, numberAxis } from './chart';
import { dayAt, dayNames, dayNumber, dayTicks } from './dayAxis';
import { average } from './numbers';
import type { Range } from './range';
import type { ChartLook } from './useChartLook';

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

function optionsFor(look: ChartLook, { from, to }: Range): ChartOptions<'line'> {
  const { plugins, ...common } = commonOptions(look);
  const days = namedAxis(look, 'Date');
  const numbers = numberAxis(look);
  const nameOf = dayNames({ from, to });
  return {
    ...common,
    interaction: { mode: 'nearest', axis: 'x', intersect: false },
    scales: {
      x: {
        ...days,
        type: 'linear',
        // Half a day on both sides, so that a single day has some width too.
        min: dayNumber(from) - 0.5,
        max: dayNumber(to) + 0.5,
        afterBuildTicks: (axis) => {
          axis.ticks = dayTicks({ from, to }, axis.chart.width, look.font.size).map((value) => ({ value }));
        },
        ticks: {
          ...days.ticks,
          autoSkip: false,
          maxRotation: 0,
          callback: (value) => nameOf(dayAt(Number(value))),
        },
      },
      y: {
        ...numbers,
        suggestedMin: 0,
        suggestedMax: 5,
        ticks: { ...numbers.ticks, stepSize: 1 },
      },
    },
    plugins: {
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
