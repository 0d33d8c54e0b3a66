import type { Plugin } from 'chart.js';
import type { ChartLook } from './useChartLook';

const gap = 4;

/** Writes above each bar what it stands for. */
export const barLabels = (
  { ink, surface, font }: ChartLook,
  format: (value: number) => string,
): Plugin<'bar'> => ({
  id: 'barLabels',
  afterDatasetsDraw: (chart) => {
    const { ctx, data } = chart;
    ctx.save();
    ctx.fillStyle = ink;
    // Keeps the lines of the grid from running through the figures.
    ctx.strokeStyle = surface;
    ctx.lineWidth = gap;
    ctx.font = `600 ${font.size}px ${font.family}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'bottom';
    for (const [index, bar] of chart.getDatasetMeta(0).data.entries()) {
      const value = data.datasets[0]?.data[index];
      if (typeof value !== 'number') continue;
      ctx.strokeText(format(value), bar.x, bar.y - gap);
      ctx.fillText(format(value), bar.x, bar.y - gap);
    }
    ctx.restore();
  },
});
