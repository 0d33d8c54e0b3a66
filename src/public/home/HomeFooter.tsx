import { config } from '../../shared/config/config';
import { SafeLink } from '../../ui/SafeLink';
import { ThemeSwitch } from '../../ui/theme/ThemeSwitch';
import styles from './HomePage.module.css';

/** The footer of the home page (spec 2; D-16: 'Privacy Policy' leads nowhere yet). */
export function HomeFooter() {
  return (
    <footer className={styles.footer}>
      <ul className={styles.links}>
        {config.socialLinks.map(({ name, address }) => (
          <li key={name}>
            <SafeLink href={address}>{name}</SafeLink>
          </li>
        ))}
        <li>
          {/* biome-ignore lint/a11y/useValidAnchor: the specification asks for a link without a target */}
          <a role="link" aria-disabled="true">
            Privacy Policy
          </a>
        </li>
      </ul>
      <ThemeSwitch />
      <p className={styles.copyright}>
        © {new Date().getFullYear()} {config.companyName}
      </p>
    </footer>
  );
}
