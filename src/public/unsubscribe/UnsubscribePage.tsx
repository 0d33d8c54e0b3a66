import { useSearchParams } from 'react-router-dom';
import { unsubscribe } from '../../api/prospects';
import { paths } from '../../shared/address/paths';
import { config } from '../../shared/config/config';
import { LoadingState } from '../../ui/states/LoadingState';
import { RetryButton } from '../../ui/states/RetryButton';
import { ButtonLink } from '../ButtonLink';
import { ContactLink } from '../ContactLink';
import { FormPage } from '../FormPage';
import { StatusPage } from '../status/StatusPage';
import { useEmailLinkCall } from '../useEmailLinkCall';

/** The unsubscribe page: the call is made when it opens with a key (spec 4, Unsubscribe). */
export function UnsubscribePage() {
  const [search] = useSearchParams();
  const key = search.get('key');
  const { data, isFetching, error, refetch } = useEmailLinkCall(unsubscribe, key ? { key } : null);

  if (isFetching) {
    return (
      <FormPage title="Unsubscribe">
        <LoadingState label="Unsubscribing you" />
      </FormPage>
    );
  }
  if (data && data.status < 300) {
    return (
      <StatusPage
        key="done"
        picture="mail"
        headline="You have been unsubscribed."
        action={<ButtonLink to={paths.home()}>Go to the home page</ButtonLink>}
      >
        <p>You get no further mail from {config.productName}. You are welcome back at any time.</p>
      </StatusPage>
    );
  }
  return (
    <StatusPage
      key="failed"
      picture="failed"
      headline="Sorry... We could not unsubscribe you."
      action={error && <RetryButton notBefore={error.retryAt} onRetry={() => void refetch()} />}
    >
      <p>
        Please contact us at <ContactLink />, and we take you off the list ourselves.
      </p>
    </StatusPage>
  );
}
