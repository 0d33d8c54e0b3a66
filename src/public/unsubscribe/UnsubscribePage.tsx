import { MailMinus, MailX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { unsubscribe } from '../../api/prospects';
import { paths } from '../../app/paths';
import { config } from '../../app/settings';
import { Button } from '../../ui/Button';
import { Waiting } from '../../ui/Spinner';
import { ContactLink } from '../ContactLink';
import { FormPage } from '../FormPage';
import { StatusPage } from '../status/StatusPage';
import { useOpeningCall } from '../useOpeningCall';

/** The unsubscribe page: the call is made when it opens with a key (spec 4, Unsubscribe). */
export function UnsubscribePage() {
  const [search] = useSearchParams();
  const key = search.get('key');
  const { data: status, isFetching, isError, refetch } = useOpeningCall(unsubscribe, key ? { key } : null);

  if (isFetching) {
    return (
      <FormPage title="Unsubscribe">
        <Waiting label="Unsubscribing you" />
      </FormPage>
    );
  }
  if (status !== undefined && status < 300) {
    return (
      <StatusPage
        key="done"
        icon={<MailMinus size={28} />}
        headline="You have been unsubscribed."
        action={<Link to={paths.home()}>Go to the home page</Link>}
      >
        <p>You get no further mail from {config.productName}. You are welcome back at any time.</p>
      </StatusPage>
    );
  }
  return (
    <StatusPage
      key="failed"
      icon={<MailX size={28} />}
      headline="Sorry... We could not unsubscribe you."
      action={isError && <Button onClick={() => void refetch()}>Retry</Button>}
    >
      <p>
        Please contact us at <ContactLink />, and we take you off the list ourselves.
      </p>
    </StatusPage>
  );
}
