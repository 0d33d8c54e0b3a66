import { NavLink } from 'react-router-dom';
import { paths } from '../../shared/address/paths';
import styles from './FeedbackTabs.module.css';

const tabs = [
  { name: 'Generic', path: paths.admin_feedback_generic() },
  { name: 'Conversation', path: paths.admin_feedback_conversation() },
  { name: 'Scores', path: paths.admin_feedback_scores() },
];

/** The three parts of the feedback, beneath the heading of each of its pages (FBA-068). */
export function FeedbackTabs() {
  return (
    <nav aria-label="Feedback">
      <ul className={styles.tabs}>
        {tabs.map(({ name, path }) => (
          <li key={path}>
            <NavLink className={styles.tab} to={path}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
