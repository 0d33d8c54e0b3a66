import { CircleAlert } from 'lucide-react';
import { type LoginProblem, loginProblem } from '../auth/loginProblem';
import { Details } from '../ui/disclosure/Details';
import styles from './LoginFailure.module.css';

const advice: Record<LoginProblem, string> = {
  insecure:
    'It needs a secure connection. Please open this page at an address that begins with https:// and log in there.',
  cookies: 'It needs cookies, and your browser keeps none for this page. Please allow them and log in again.',
  offline: 'You are offline. Please log in once you have a connection.',
  clock: 'The clock of this device seems to be wrong. Please set it and log in again.',
  unreachable: 'The sign-in service did not answer. Please log in again.',
  other: 'Please log in again.',
};

/** Says why a login failed and what can be done; what exactly was said of it stands folded below. */
export function LoginFailure({ error }: { error: Error }) {
  const { cause, message } = error;
  return (
    <div className={styles.box}>
      <CircleAlert className={styles.icon} aria-hidden />
      <div>
        <p role="alert">The login could not be completed. {advice[loginProblem(error)]}</p>
        <Details summary="Details">
          <p className={styles.reason}>{cause instanceof Error ? `${message}: ${cause.message}` : message}</p>
        </Details>
      </div>
    </div>
  );
}
