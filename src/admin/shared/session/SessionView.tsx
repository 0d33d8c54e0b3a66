import type { ReactNode } from 'react';
import type { SessionData, SessionModule } from '../../../api/admin/sessionData';
import { DateTime } from '../../../ui/DateTime';
import { NoValue } from '../../../ui/table/NoValue';
import { SessionChats } from './SessionChats';
import styles from './SessionView.module.css';

interface SessionViewProps {
  session: SessionData;
  /** When it was, as the list that it comes from says (OPEN-93). */
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
      <dl className={styles.facts}>
        {time && <Fact name="Time">{<DateTime iso={time} />}</Fact>}
        <Fact name="Start">{<DateTime iso={Started} />}</Fact>
        <Fact name="End">{Closed ? <DateTime iso={Closed} /> : 'Still open'}</Fact>
        {(!isReview || ClientSummary) && <Fact name="Client summary">{ClientSummary || <NoValue />}</Fact>}
        <Fact name="Session summary">{SessionSummary || <NoValue />}</Fact>
      </dl>
      {SessionModules.length === 0 && <p className={styles.none}>Nothing was said in this session.</p>}
      {SessionModules.map((module) => (
        // A session may come through the same module twice.
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
      <dl className={styles.facts}>
        <Fact name="Start">{<DateTime iso={Started} />}</Fact>
        <Fact name="End">{Closed ? <DateTime iso={Closed} /> : 'Still open'}</Fact>
        {(!isReview || Summary) && <Fact name="Summary">{Summary || <NoValue />}</Fact>}
      </dl>
      {Chats.length === 0 ? (
        <p className={styles.none}>No messages in this module.</p>
      ) : (
        <SessionChats chats={Chats} label={`Messages of ${Module.Name}`} problemId={problemId} />
      )}
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
