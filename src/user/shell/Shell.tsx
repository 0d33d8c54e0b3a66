import { Navigate } from 'react-router-dom';
import { PageOutlet } from '../../app/PageOutlet';
import { paths } from '../../app/paths';
import { QueryFailure } from '../../app/QueryFailure';
import { config } from '../../app/settings';
import { Waiting } from '../../ui/Spinner';
import { SignedInFrame } from './SignedInFrame';
import { useUserStatus } from './useUserStatus';

/** The signed-in shell (spec 2): the frame, and the pages once the person's start-up is done (OPEN-6). */
export function Shell() {
  return (
    <SignedInFrame>
      <StartUpDone />
    </SignedInFrame>
  );
}

function StartUpDone() {
  const status = useUserStatus();
  if (status.data)
    return status.data.allOk ? <PageOutlet /> : <Navigate to={paths.startQuestions()} replace />;
  return (
    <>
      <h1 className="visually-hidden">{config.productName}</h1>
      {status.isPending ? (
        <Waiting label="Opening" />
      ) : (
        <QueryFailure query={status} title="We could not open your space" />
      )}
    </>
  );
}
