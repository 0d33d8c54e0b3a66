import { type ComponentType, useState } from 'react';
import { Details } from '../../ui/disclosure/Details';
import styles from './HomePage.module.css';

/**
 * Help for somebody who cannot wait for a login: one line, and behind it people to call. They come when it is opened;
 * the sentence stands without them.
 */
export function HomeHelp() {
  const [Nearby, setNearby] = useState<ComponentType | null>(null);
  const load = () =>
    import('./HelpNearby').then(
      ({ HelpNearby }) => setNearby(() => HelpNearby),
      (error: unknown) => console.warn('The numbers could not be loaded:', error),
    );
  return (
    <aside className={styles.help} aria-label="Help right now">
      <Details summary="Do you need help right now?" onOpen={() => void load()}>
        <p>
          This is a computer program. If you or somebody else is in danger, call your local emergency number.
          These people are there for you, too:
        </p>
        {Nearby && <Nearby />}
      </Details>
    </aside>
  );
}
