import { Navigate } from 'react-router-dom';
import { paths } from '../../shared/address/paths';
import { config } from '../../shared/config/config';
import { PageOutlet } from '../../shared/page/PageOutlet';
import { QueryView } from '../../shared/query/QueryView';
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
  // Outside the view: a page that is open, and what is typed there, stays whatever the next reading says.
  if (status.data)
    return status.data.allOk ? <PageOutlet /> : <Navigate to={paths.startQuestions()} replace />;
  return (
    <>
      <h1 className="visually-hidden">{config.productName}</h1>
      <QueryView query={status} loading="Opening" failed="We could not open your space">
        {() => null}
      </QueryView>
    </>
  );
}
