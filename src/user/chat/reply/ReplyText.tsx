import { useEffect, useState } from 'react';
import { preloadable } from '../../../ui/preloadable';
import { hasMarks } from './hasMarks';

interface ReplyTextProps {
  text: string;
  /** More of it is to come. */
  isRunning: boolean;
}

const FormattedText = preloadable<ReplyTextProps>(async () => (await import('./formatting')).FormattedText);

let loading: Promise<boolean> | undefined;

/** Loads formatting, once. @returns whether it has come */
function loadFormatting(): Promise<boolean> {
  loading ??= FormattedText.preload().then(
    () => true,
    (error: unknown) => {
      console.error('Formatting could not be loaded, replies show as plain text:', error);
      return false;
    },
  );
  return loading;
}

/**
 * What the assistant says, with its light formatting (D-30). A text without any mark loads nothing for it; any other
 * shows as it is until formatting has arrived.
 */
export function ReplyText(props: ReplyTextProps) {
  const isMarked = hasMarks(props.text);
  const [isLoaded, setLoaded] = useState(FormattedText.isLoaded);

  // Not by suspending, which would hold the plain text for 300 ms.
  useEffect(() => {
    if (!isMarked || isLoaded) return;
    void loadFormatting().then(setLoaded);
  }, [isMarked, isLoaded]);

  return isMarked && isLoaded ? <FormattedText {...props} /> : props.text;
}
