/** From angry, 1, to grin, 5. */
export type FaceValue = 1 | 2 | 3 | 4 | 5;

const eyes = 'M8.5 10v.01M15.5 10v.01';
const strokes: Record<FaceValue, string> = {
  1: 'M8.5 16.5a4.2 4.2 0 0 1 7 0M7 8l2.6 1.3M17 8l-2.6 1.3M8.8 11v.01M15.2 11v.01',
  2: `${eyes}M8.5 16a4.6 4.6 0 0 1 7 0`,
  3: `${eyes}M8.5 15.2h7`,
  4: `${eyes}M8 14.2a4.8 4.8 0 0 0 8 0`,
  5: 'M7.4 10.2c.6-1.3 2.1-1.3 2.7 0M13.9 10.2c.6-1.3 2.1-1.3 2.7 0M7.4 13.5h9.2a4.65 4.65 0 0 1-9.2 0z',
};

/** One of the five faces, drawn in the colour of the text around it. */
export function Face({ value, size = 32 }: { value: FaceValue; size?: number }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx={12} cy={12} r={9.5} />
      <path d={strokes[value]} />
    </svg>
  );
}
