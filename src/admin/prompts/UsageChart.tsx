import type { ChartOptions } from 'chart.js';
import { useMemo } from 'react';
import { Line } from 'react-chartjs-2';
import type { VersionUsage } from '../../api/admin/prompts';
import { formatDay } from '../../ui/dates';
import { commonOptions, numberAxis } from '../shared/charts/chart';
import { dayAt, type Range } from '../shared/charts/dayAxis';
import { dayScale } from '../shared/charts/dayScale';
import type { ChartLook } from '../shared/charts/useChartLook';
import { type Measure, measures, usageSeries } from './usageSeries';

interface UsageChartProps {
  usage: readonly VersionUsage[];
  range: Range;
  measure: Measure;
  look: ChartLook;
}

/** Versions of one colour still differ in these. */
const points = ['circle', 'rect', 'triangle', 'rectRot'] as const;

/** A line for each version, day by day. */
export function UsageChart({ usage, range: { from, to }, measure, look }: UsageChartProps) {
  const series = useMemo(() => usageSeries(usage, measure), [usage, measure]);
  const options = useMemo(() => optionsFor(look, { from, to }, measure), [look, from, to, measure]);
  const data = useMemo(
    () => ({
      datasets: series.map(({ name, points: own }, index) => {
        const colour = look.series[index % look.series.length];
        return {
          label: name,
          data: own,
          borderColor: colour,
          backgroundColor: colour,
          borderWidth: 2,
          pointStyle: points[index % points.length],
          pointRadius: 3,
          pointHoverRadius: 5,
          clip: 6,
        };
      }),
    }),
    [series, look],
  );
  const names = series.map(({ name }) => name).join(', ');
  const label = `Line chart, ${measures[measure].label.toLowerCase()} per day of ${names}; the table has the numbers`;
  return <Line data={data} options={options} aria-label={label} />;
}

function optionsFor(look: ChartLook, range: Range, measure: Measure): ChartOptions<'line'> {
  const { plugins, ...common } = commonOptions(look);
  const { format } = measures[measure];
  const numbers = numberAxis(look);
  return {
    ...common,
    interaction: { mode: 'nearest', axis: 'x', intersect: false },
    scales: {
      x: dayScale(look, range),
      y: {
        ...numbers,
        beginAtZero: true,
        ticks: {
          ...numbers.ticks,
          maxTicksLimit: 6,
          ...(measure === 'cost' ? {} : { precision: 0 }),
          callback: (value) => format(Number(value)),
        },
      },
    },
    plugins: {
      ...plugins,
      // However many versions there were, the lines keep their room.
      legend: { ...plugins.legend, display: true, maxHeight: 72 },
      tooltip: {
        ...plugins.tooltip,
        callbacks: {
          title: ([item]) => (item ? formatDay(dayAt(item.parsed.x ?? 0)) : ''),
          label: ({ dataset, parsed }) => `${dataset.label}: ${format(parsed.y ?? 0)}`,
        },
      },
    },
  };
}
