import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { UserStatus } from '../../api/user';
import { useAuth } from '../../auth/context';
import { paths } from '../../shared/address/paths';
import { config } from '../../shared/config/config';
import { OpeningState } from '../../shared/opening/OpeningState';
import { useUserStatus } from '../status/useUserStatus';
import { Wizard } from './Wizard';
import { endProgress } from './wizardProgress';

interface Opening {
  /** Null when it could not be loaded. */
  status: UserStatus | null;
}

/**
 * The start-up wizard (spec 2 and 4): built once from the person's status, all of it when that could not be loaded
 * (WIZ-020). Whoever has done everything goes straight to the chat.
 */
export function StartUpPage() {
  const [opening, setOpening] = useState<Opening | null>(null);
  if (!opening) return <StatusCheck onChecked={setOpening} />;
  return opening.status?.allOk ? <AllDone /> : <Wizard status={opening.status} />;
}

/** Asks once: what the steps change meanwhile does not rebuild the wizard under the person. */
function StatusCheck({ onChecked }: { onChecked(opening: Opening): void }) {
  // Goes on without it, so that a toast has to tell.
  const { isPending, data } = useUserStatus({});
  // Not while rendering: the wizard sets the title of its step, and that has to come after the title of the page.
  useEffect(() => {
    if (!isPending) onChecked({ status: data ?? null });
  }, [isPending, data, onChecked]);
  return (
    <>
      <h1 className="visually-hidden">{config.productName}</h1>
      <OpeningState label="Opening" />
    </>
  );
}

function AllDone() {
  const userId = useAuth().user?.sub ?? '';
  useEffect(() => endProgress(userId), [userId]);
  return <Navigate to={paths.chat()} replace />;
}
