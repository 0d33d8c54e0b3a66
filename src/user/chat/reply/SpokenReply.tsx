import { lazy, Suspense } from 'react';
import { hasMarks } from './hasMarks';

const WithoutMarks = lazy(() =>
  import('./formatting').then(
    ({ spokenText }) => ({ default: ({ text }: { text: string }) => spokenText(text) }),
    (error: unknown) => {
      console.error('Formatting could not be loaded, replies are announced as plain text:', error);
      return { default: ({ text }: { text: string }) => text };
    },
  ),
);

/** A complete reply as a screen reader is to say it: its words, without the marks of its formatting. */
export function SpokenReply({ text }: { text: string }) {
  if (!hasMarks(text)) return text;
  return (
    <Suspense fallback={null}>
      <WithoutMarks text={text} />
    </Suspense>
  );
}
