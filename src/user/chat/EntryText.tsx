import { useState } from 'react';
import { Button } from '../../ui/Button';
import { ReplyText } from './reply/ReplyText';

const shownAtFirst = 4_000;

interface EntryTextProps {
  text: string;
  className?: string;
  /** The assistant's, who may use light markup. */
  isReply?: boolean;
  /** It comes word by word: what somebody reads while it comes is not cut, nor afterwards. */
  isGrowing?: boolean;
  /** Opens it; it stays open. */
  isWhole?: boolean;
}

/** What somebody said, with its line breaks (D-30). A very long text opens on request. */
export function EntryText({
  text,
  className,
  isReply = false,
  isGrowing = false,
  isWhole = false,
}: EntryTextProps) {
  const [isOpen, setOpen] = useState(isGrowing);
  if (isWhole && !isOpen) setOpen(true);
  const isCut = !isOpen && text.length > shownAtFirst * 1.5;
  const shown = isCut ? `${text.slice(0, shownAtFirst)}…` : text;
  return (
    <div className={className}>
      {isReply ? <ReplyText text={shown} isRunning={isGrowing} /> : shown}
      {isCut && (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Show all
        </Button>
      )}
    </div>
  );
}
