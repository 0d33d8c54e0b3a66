import type { ScaleOptionsByType } from 'chart.js';
import { namedAxis } from './chart';
import { dayAt, dayNames, dayNumber, dayTicks, type Range } from './dayAxis';
import type { ChartLook } from './useChartLook';

/** The axis of a line chart whose points stand at their days (`dayNumber`). */
export function dayScale(look: ChartLook, range: Range) {
  const days = namedAxis(look, 'Date');
  const nameOf = dayNames(range);
  return {
    ...days,
    type: 'linear' as const,
    // Half a day on both sides, so that a single day has some width too.
    min: dayNumber(range.from) - 0.5,
    max: dayNumber(range.to) + 0.5,
    afterBuildTicks: (axis: Axis) => {
      axis.ticks = dayTicks(range, axis.chart.width, look.font.size).map((value) => ({ value }));
    },
    ticks: {
      ...days.ticks,
      autoSkip: false,
      maxRotation: 0,
      callback: (value: string | number) => nameOf(dayAt(Number(value))),
    },
  };
}

type Axis = Parameters<ScaleOptionsByType<'linear'>['afterBuildTicks']>[0];
