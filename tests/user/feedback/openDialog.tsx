import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { FeedbackDialog } from '../../../src/user/feedback/FeedbackDialog';
import { ReportDialog } from '../../../src/user/feedback/ReportDialog';
import { press } from '../../support/controls';
import { renderScreen } from '../../support/render';

type Kind = 'Feedback' | 'Report conversation';

/** A page with nothing but a button that opens one of the two dialogs. */
function Page({ kind }: { kind: Kind }) {
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && kind === 'Feedback' && <FeedbackDialog page="/news?page=2" onClose={onClose} />}
      {isOpen && kind === 'Report conversation' && <ReportDialog chatId={4} onClose={onClose} />}
    </main>
  );
}

/** Opens one of the dialogs. */
export async function openDialog(kind: Kind) {
  const app = renderScreen(<Page kind={kind} />, { path: '/news?page=2' });
  const open = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Open' }));
    return within(await screen.findByRole('dialog', { name: kind }));
  };
  return { ...app, open, press: (name: string) => press(app.user, name), dialog: await open() };
}

export const dialogs = () => screen.queryAllByRole('dialog');
