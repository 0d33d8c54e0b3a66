import type { Contact } from '../../api/help/help';
import { SafeLink } from '../../ui/SafeLink';
import styles from './HelpContacts.module.css';

/** Whom somebody can turn to: what each is for, and the ways to reach them, each one press away. */
export function HelpContacts({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <ul className={styles.contacts}>
      {contacts.map(({ name, about, ways }) => (
        <li key={name} className={styles.contact}>
          <strong>{name}</strong>
          {about && <span className={styles.about}>{about}</span>}
          {ways.length > 0 && (
            <span className={styles.ways}>
              {ways.map(({ label, href }) => (
                <SafeLink key={href} href={href} className={styles.way} aria-label={`${label}, ${name}`}>
                  {label}
                </SafeLink>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
