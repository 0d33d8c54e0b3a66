import { RotateCw } from 'lucide-react';
import { Button } from './Button';

interface RefreshButtonProps {
  /** For moving the focus to it. */
  id?: string;
  isBusy: boolean;
  onRefresh(): void;
}

/** Asks the server for what is new. */
export function RefreshButton({ id, isBusy, onRefresh }: RefreshButtonProps) {
  return (
    <Button id={id} variant="outline" isForOnePress busy={isBusy} onClick={onRefresh}>
      {!isBusy && <RotateCw size={16} aria-hidden />}
      Refresh
    </Button>
  );
}
