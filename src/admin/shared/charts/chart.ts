import {
  BarElement,
  CategoryScale,
  Chart,
  type ChartOptions,
  Legend,
  LinearScale,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import type { ChartLook } from './useChartLook';

// Only what the charts are made of; their kinds come with react-chartjs-2's Bar and Line.
Chart.register(BarElement, CategoryScale, Legend, LinearScale, LineElement, PointElement, Tooltip);

const quickMs = 200;

/** How every chart looks: the page's letters and colours, and no movement for who wants none. */
export function commonOptions({ font, ink, line, surface, isStill }: ChartLook) {
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: isStill ? false : { duration: quickMs },
    font,
    plugins: {
      legend: {
        display: false,
        labels: { color: ink, font, usePointStyle: true, boxWidth: 8, boxHeight: 8 },
      },
      tooltip: {
        backgroundColor: surface,
        titleColor: ink,
        bodyColor: ink,
        titleFont: { ...font, weight: 600 },
        bodyFont: font,
        borderColor: line,
        borderWidth: 1,
        cornerRadius: 8,
        padding: 10,
        displayColors: false,
      },
    },
  } satisfies ChartOptions<'bar' | 'line'>;
}

/** How the axis of the numbers looks. */
export function numberAxis({ font, muted, line }: ChartLook) {
  return { border: { color: line }, grid: { color: line }, ticks: { color: muted, font } };
}

/** How the axis of what the numbers are for looks, with its name beneath it. */
export function namedAxis(look: ChartLook, name: string) {
  const { font, muted } = look;
  return {
    ...numberAxis(look),
    grid: { display: false },
    title: { display: true, text: name, color: muted, font },
  };
}
