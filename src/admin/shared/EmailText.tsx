import styles from './EmailText.module.css';

/** An e-mail address in a narrow place: the line breaks before the @ first. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  if (at < 1) return <span className={styles.email}>{email}</span>;
  return (
    <span className={styles.email}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
