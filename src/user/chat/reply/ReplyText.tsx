import { type ComponentType, lazy, Suspense } from 'react';
import { hasMarks } from './hasMarks';

interface ReplyTextProps {
  text: string;
  /** More of it is to come. */
  isRunning: boolean;
}

const FormattedText = lazy<ComponentType<ReplyTextProps>>(() =>
  import('./formatting').then(
    (module) => ({ default: module.FormattedText }),
    (error: unknown) => {
      console.error('Formatting could not be loaded, replies show as plain text:', error);
      return { default: ({ text }: ReplyTextProps) => text };
    },
  ),
);

/**
 * What the assistant says, with its light formatting (D-30). A text without any mark loads nothing for it; any other
 * shows as it is until formatting has arrived.
 */
export function ReplyText(props: ReplyTextProps) {
  if (!hasMarks(props.text)) return props.text;
  return (
    <Suspense fallback={props.text}>
      <FormattedText {...props} />
    </Suspense>
  );
}
