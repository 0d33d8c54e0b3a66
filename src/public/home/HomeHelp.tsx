import { type ComponentType, useState } from 'react';
import { Details } from '../../ui/disclosure/Details';
import styles from './HomePage.module.css';

/**
 * Help for somebody who cannot wait for a login: one line, and behind it people to call. They come when it is opened; a
 * sentence stands for them until then.
 */
export function HomeHelp() {
  const [Nearby, setNearby] = useState<ComponentType | null>(null);
  const load = () =>
    import('./HelpNearby').then(
      ({ HelpNearby }) => setNearby(() => HelpNearby),
      (error: unknown) => console.warn('No numbers:', error),
    );
  return (
    <aside className={styles.help} aria-label="Help right now">
      <Details summary="Do you need help right now?" onOpen={() => void load()}>
        {Nearby ? <Nearby /> : <p>In danger, call your local emergency number.</p>}
      </Details>
    </aside>
  );
}
