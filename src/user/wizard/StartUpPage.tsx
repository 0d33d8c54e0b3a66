import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { UserStatus } from '../../api/user';
import { paths } from '../../app/paths';
import { config } from '../../app/settings';
import { useAuth } from '../../auth/context';
import { Waiting } from '../../ui/Spinner';
import { useUserStatus } from '../shell/useUserStatus';
import { endRun } from './run';
import { Wizard } from './Wizard';

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
  const { isPending, data } = useUserStatus();
  // Not while rendering: the wizard sets the title of its step, and that has to come after the title of the page.
  useEffect(() => {
    if (!isPending) onChecked({ status: data ?? null });
  }, [isPending, data, onChecked]);
  return (
    <>
      <h1 className="visually-hidden">{config.productName}</h1>
      <Waiting label="Opening" />
    </>
  );
}

function AllDone() {
  const userId = useAuth().user?.sub ?? '';
  useEffect(() => endRun(userId), [userId]);
  return <Navigate to={paths.chat()} replace />;
}
