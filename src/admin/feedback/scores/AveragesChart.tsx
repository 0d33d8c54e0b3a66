import type { ChartOptions } from 'chart.js';
import { useMemo } from 'react';
import { Line } from 'react-chartjs-2';
import type { CsvColumn } from '../../../shared/csv/toCsv';
import { formatDay } from '../../../ui/dates';
import type { Column } from '../../../ui/table/columns';
import { commonOptions, numberAxis } from '../../shared/charts/chart';
import { dayAt, dayNumber, type Range } from '../../shared/charts/dayAxis';
import { dayScale } from '../../shared/charts/dayScale';
import type { ChartLook } from '../../shared/charts/useChartLook';
import { ChartCard } from './ChartCard';
import { average } from './numbers';
import { type Averages, isByWeek, weekly } from './weeks';

/** What a point stands for. */
interface Unit {
  title: string;
  noun: 'day' | 'week';
  columns: Column<Averages[number]>[];
  csv: CsvColumn<Averages[number]>[];
}

const columnsFrom = (date: string): Unit['columns'] => [
  { name: date, cell: ({ date }) => <time dateTime={date}>{formatDay(date)}</time> },
  { name: 'Average score', cell: ({ averageScore }) => average(averageScore), isNumeric: true },
];
const csvFrom = (date: string): Unit['csv'] => [
  { name: date, value: ({ date }) => date },
  { name: 'Average score', value: ({ averageScore }) => averageScore },
];
const units = {
  day: { title: 'Average score per date', noun: 'day', columns: columnsFrom('Date'), csv: csvFrom('Date') },
  week: {
    title: 'Average score per week',
    noun: 'week',
    columns: columnsFrom('Week from'),
    csv: csvFrom('Week from'),
  },
} satisfies Record<string, Unit>;

interface AveragesChartProps {
  averages: Averages;
  range: Range;
}

/** The average score of each day that has scores, of many days that of each week (SCO-019, D-147). */
export function AveragesChart({ averages, range }: AveragesChartProps) {
  const unit: Unit = isByWeek(range) ? units.week : units.day;
  const shown = useMemo(
    () => (unit.noun === 'week' ? weekly(averages, range) : averages),
    [unit, averages, range],
  );
  return (
    <ChartCard
      title={unit.title}
      columns={unit.columns}
      rows={shown}
      keyOf={({ date }) => date}
      csv={unit.csv}
    >
      {(look) => <Curve averages={shown} range={range} unit={unit} look={look} />}
    </ChartCard>
  );
}

/** With more points than these they would hide the line. */
const mostPoints = 60;

interface CurveProps extends AveragesChartProps {
  unit: Unit;
  look: ChartLook;
}

function Curve({ averages, range, unit, look }: CurveProps) {
  const options = useMemo(() => optionsFor(look, range, unit), [look, range, unit]);
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
  return <Line data={data} options={options} aria-label={inWords(averages, unit)} />;
}

function inWords(averages: Averages, { noun }: Unit): string {
  const scores = averages.map(({ averageScore }) => averageScore);
  const spread = `averages between ${average(Math.min(...scores))} and ${average(Math.max(...scores))}`;
  const points = averages.length === 1 ? `1 ${noun}` : `${averages.length} ${noun}s`;
  return `Line chart, ${points} with scores, ${spread}`;
}

function optionsFor(look: ChartLook, range: Range, { noun }: Unit): ChartOptions<'line'> {
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
          title: ([item]) => {
            const day = item ? formatDay(dayAt(item.parsed.x ?? 0)) : '';
            return noun === 'week' ? `Week from ${day}` : day;
          },
          label: ({ parsed }) => `Average ${average(parsed.y ?? 0)}`,
        },
      },
    },
  };
}
