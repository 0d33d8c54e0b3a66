import type { ComponentProps } from 'react';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/forms/TextArea';

interface NotesFieldProps extends ComponentProps<typeof TextArea> {
  /** A text that was not sent the last time, or an empty one. */
  unsent: string;
  onRestore(): void;
}

/** The free text of both feedback dialogs, with the way back to a text that was never sent. */
export function NotesField({ unsent, onRestore, ...field }: NotesFieldProps) {
  return (
    <>
      {unsent !== '' && (
        <p>
          Your last text was not sent.{' '}
          <Button variant="quiet" onClick={onRestore}>
            Restore
          </Button>
        </p>
      )}
      <TextArea {...field} />
    </>
  );
}
