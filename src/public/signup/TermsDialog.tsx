import { Suspense } from 'react';
import { lazyPage } from '../../shared/page/lazyPage';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { LoadingState } from '../../ui/states/LoadingState';

const TermsText = lazyPage(() => import('./TermsText'), 'TermsText');

interface TermsDialogProps {
  show: boolean;
  onClose(): void;
}

/** The terms-and-conditions modal of the sign-up page (spec 2, Public pages; D-57). */
export function TermsDialog({ show, onClose }: TermsDialogProps) {
  return (
    <Dialog
      title="Terms and conditions"
      show={show}
      onClose={onClose}
      size="lg"
      footer={<Button onClick={onClose}>Back to the sign-up</Button>}
    >
      <Suspense fallback={<LoadingState label="Loading the terms" />}>
        <TermsText />
      </Suspense>
    </Dialog>
  );
}
