import { Navigate } from 'react-router-dom';
import { paths } from '../../shared/address/paths';
import { config } from '../../shared/config/config';
import { OpeningState } from '../../shared/opening/OpeningState';
import { PageOutlet } from '../../shared/page/PageOutlet';
import { QueryFailure } from '../../shared/query/QueryFailure';
import { useUserStatus } from '../status/useUserStatus';
import { SignedInFrame } from './SignedInFrame';

/** The signed-in shell (spec 2): the frame, and the pages once the person's start-up is done (D-6). */
export function Shell() {
  return (
    <SignedInFrame>
      <StartUpDone />
    </SignedInFrame>
  );
}

function StartUpDone() {
  const status = useUserStatus();
  // First of all: a page that is open, and what is typed there, stays whatever the next reading says.
  if (status.data)
    return status.data.allOk ? <PageOutlet /> : <Navigate to={paths.startQuestions()} replace />;
  return (
    <>
      <h1 className="visually-hidden">{config.productName}</h1>
      {status.error ? (
        <QueryFailure query={status} title="We could not open your space" />
      ) : (
        <OpeningState label="Opening" />
      )}
    </>
  );
}
