import type { Help } from '../../../api/help/help';
import { useHelpCode } from './useHelpCode';

interface HelpAnnouncementProps {
  userId: string;
  /** What has just come; null for nothing. */
  help: Help | null;
}

/** Says the help to screen readers as soon as it comes. What stands in the conversation is silent by itself. */
export function HelpAnnouncement({ userId, help }: HelpAnnouncementProps) {
  return (
    <span className="visually-hidden" aria-live="assertive" lang={help?.language}>
      {help && <Spoken userId={userId} help={help} />}
    </span>
  );
}

function Spoken({ userId, help }: { userId: string; help: Help }) {
  const code = useHelpCode();
  if (code === null) return [...help.words, help.question].join(' ');
  // Once, and with the numbers: what has been said can't be taken back.
  return code?.spokenHelp(userId, help);
}
