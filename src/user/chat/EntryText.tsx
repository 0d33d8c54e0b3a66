import { useState } from 'react';
import { Button } from '../../ui/Button';

const shownAtFirst = 4_000;

interface EntryTextProps {
  text: string;
  className?: string;
}

/** What somebody said: plain text with its line breaks (D-30). A very long text opens on request. */
export function EntryText({ text, className }: EntryTextProps) {
  const [isOpen, setOpen] = useState(false);
  const isCut = !isOpen && text.length > shownAtFirst * 1.5;
  return (
    <div className={className}>
      {isCut ? `${text.slice(0, shownAtFirst)}…` : text}
      {isCut && (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Show all
        </Button>
      )}
    </div>
  );
}
