import type { SessionData, SessionModule } from '../../../api/admin/sessionData';
import { DateTime } from '../../../ui/DateTime';
import { DescriptionList } from '../../../ui/DescriptionList';
import { NoValue } from '../../../ui/table/NoValue';
import { SessionChats } from './SessionChats';
import styles from './SessionView.module.css';

interface SessionViewProps {
  session: SessionData;
  /** The time that the list gives for it (D-93). */
  time?: string;
  /** The reported message of a session under review: it is highlighted and brought into view (FBA-043 to FBA-050). */
  problemId?: number;
}

/** A whole session as staff read it: what is known of it, and its modules with their messages (SHD-010 to SHD-014). */
export function SessionView({ session, time, problemId }: SessionViewProps) {
  const isReview = problemId !== undefined;
  const { ClientSummary, SessionSummary, Started, Closed, SessionModules } = session;
  return (
    <>
      <DescriptionList
        className={styles.facts}
        facts={[
          time !== undefined && ['Time', <DateTime key="time" iso={time} />],
          ['Start', <DateTime key="start" iso={Started} />],
          ['End', Closed ? <DateTime key="end" iso={Closed} /> : 'Still open'],
          (!isReview || Boolean(ClientSummary)) && [
            'Client summary',
            ClientSummary || <NoValue key="client" />,
          ],
          ['Session summary', SessionSummary || <NoValue key="session" />],
        ]}
      />
      {SessionModules.length === 0 && <p className={styles.none}>Nothing was said in this session.</p>}
      {SessionModules.map((module) => (
        // The same module may occur twice in a session.
        <ModuleView key={`${module.Module.Name} ${module.Started}`} module={module} problemId={problemId} />
      ))}
    </>
  );
}

function ModuleView({ module, problemId }: { module: SessionModule; problemId?: number }) {
  const { Module, Started, Closed, Summary, Chats } = module;
  const isReview = problemId !== undefined;
  return (
    <section className={styles.module} aria-label={`Module ${Module.Name}`}>
      <h3 className={styles.title}>{isReview ? `${Module.Name} Module` : Module.Name}</h3>
      <DescriptionList
        className={styles.facts}
        facts={[
          ['Start', <DateTime key="start" iso={Started} />],
          ['End', Closed ? <DateTime key="end" iso={Closed} /> : 'Still open'],
          (!isReview || Boolean(Summary)) && ['Summary', Summary || <NoValue key="summary" />],
        ]}
      />
      {Chats.length === 0 ? (
        <p className={styles.none}>No messages in this module.</p>
      ) : (
        <SessionChats chats={Chats} label={`Messages of ${Module.Name}`} problemId={problemId} />
      )}
    </section>
  );
}
