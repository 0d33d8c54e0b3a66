import {
  BarElement,
  CategoryScale,
  Chart,
  type ChartOptions,
  LinearScale,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import type { ChartLook } from './useChartLook';

// Only what the two charts are made of; their kinds come with react-chartjs-2's Bar and Line.
Chart.register(BarElement, CategoryScale, LinearScale, LineElement, PointElement, Tooltip);

const quickMs = 200;

/** How every chart looks: the page's letters and colours, and no movement for who wants none. */
export function commonOptions({ font, ink, line, surface, isStill }: ChartLook) {
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: isStill ? false : { duration: quickMs },
    font,
    plugins: {
      tooltip: {
        backgroundColor: surface,
        titleColor: ink,
        bodyColor: ink,
        borderColor: line,
        borderWidth: 1,
        cornerRadius: 8,
        padding: 10,
        displayColors: false,
      },
    },
  } satisfies ChartOptions<'bar' | 'line'>;
}

/** How every axis looks. */
export function commonAxis({ font, muted, line }: ChartLook, hasGrid: boolean) {
  return {
    border: { color: line },
    grid: { display: hasGrid, color: line },
    ticks: { color: muted, font },
  };
}
