import type { ChartData, ChartOptions } from 'chart.js';

interface Drawn<Kind extends 'bar' | 'line'> {
  data: ChartData<Kind>;
  options: ChartOptions<Kind>;
  'aria-label': string;
}

/** What the charts were last given. */
export const drawn: { bar?: Drawn<'bar'>; line?: Drawn<'line'> } = {};

/** Stand in for those of react-chartjs-2: jsdom has no canvas to draw on. */
export function Bar(props: Drawn<'bar'>) {
  drawn.bar = props;
  return <div role="img" aria-label={props['aria-label']} />;
}

export function Line(props: Drawn<'line'>) {
  drawn.line = props;
  return <div role="img" aria-label={props['aria-label']} />;
}
