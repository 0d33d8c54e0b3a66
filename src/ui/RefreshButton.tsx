import { RotateCw } from 'lucide-react';
import { Button } from './Button';

interface RefreshButtonProps {
  isBusy: boolean;
  onRefresh(): void;
}

/** Asks the server for what is new. */
export function RefreshButton({ isBusy, onRefresh }: RefreshButtonProps) {
  return (
    <Button variant="outline" isForOnePress busy={isBusy} onClick={onRefresh}>
      {!isBusy && <RotateCw size={16} aria-hidden />}
      Refresh
    </Button>
  );
}
