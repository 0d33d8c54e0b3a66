import { config } from '../../shared/config/config';
import { ContactLink } from '../ContactLink';
import styles from './TermsText.module.css';

/** The terms of the sign-up, which come with the application because nobody has signed in yet (D-57). */
export function TermsText() {
  const { productName, companyName } = config;
  return (
    <div className={styles.terms}>
      <p>
        These terms are between you and {companyName}. They apply to your sign-up for {productName} while it
        is in a closed test. Before your first chat you are asked to accept the terms of the service itself.
      </p>

      <h3>What you sign up for</h3>
      <p>
        You put yourself on the list of people whom we invite step by step. When there is room, we send you a
        link to create an account. The link works once and for seven days. There is no right to an invitation,
        it costs nothing, and it binds you to nothing.
      </p>

      <h3>Who can sign up</h3>
      <p>
        You have to be 13 or older, and the e-mail address has to be your own. Please sign up for yourself
        only.
      </p>

      <h3>What {productName} is, and what it is not</h3>
      <p>
        {productName} is an assistant, a computer program to talk to. It is no doctor, no therapist and no
        emergency service, and what it says can be wrong. If you or somebody else is in danger, call your
        local emergency number.
      </p>

      <h3>What we keep</h3>
      <p>
        We keep your name, your e-mail address, the internet address that you sign up from, the place where
        you found the link to us, and when you signed up. We use this to invite you, to tell you about the
        product, and to prevent misuse. We don't sell it and don't show it to others.
      </p>

      <h3>How long, and your rights</h3>
      <p>
        Every mail of ours has a link to unsubscribe; then you get no further mail. You can have your data
        shown, corrected or deleted at any time: a mail to <ContactLink /> is enough. When you remove your
        account, your sign-up is removed with it.
      </p>

      <h3>A test</h3>
      <p>
        The product is being tested. It can change, pause or end, and there can be faults. We do what we can
        to keep your data safe, and we tell you if something goes wrong with it.
      </p>

      <h3>Questions</h3>
      <p>
        What stands here on the day you sign up is what counts for your sign-up. You have a question? Write to{' '}
        <ContactLink />.
      </p>
    </div>
  );
}
