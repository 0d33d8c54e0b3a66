import { useId, useState } from 'react';
import type { Help } from '../../../api/help/help';
import { useAuth } from '../../../auth/context';
import { HelpContacts } from '../../../shared/help/HelpContacts';
import { Button } from '../../../ui/Button';
import { SelectField } from '../../../ui/forms/SelectField';
import { lazyPart } from '../../../ui/lazyPart';
import styles from './HelpNotice.module.css';
import { helpLabels } from './helpLabels';
import { contactsIn, everyPlace, readPlace, writePlace } from './places';

const Grounding = lazyPart(async () => (await import('./Grounding')).Grounding);
const SafetyPlan = lazyPart(async () => (await import('./SafetyPlan')).SafetyPlan);

export interface HelpCardProps {
  help: Help;
  /** Whether only a line of it shows. */
  isAway?: boolean;
  /** Puts it away or brings it back; left out for what stands in the history. */
  onAway?(isAway: boolean): void;
}

type Tool = 'exercise' | 'plan';

/** Whose need a plan for one's own safety fits. */
const withPlan = new Set(['danger', 'self-harm']);

/** The card itself, with the numbers of the country that the person is in. */
export function HelpCard({ help, isAway = false, onAway }: HelpCardProps) {
  const userId = useAuth().user?.sub ?? '';
  const labels = helpLabels(help.language);
  const [place, setPlace] = useState(() => readPlace(userId));
  const [open, setOpen] = useState<Tool | null>(null);
  const toolId = useId();
  const [first, ...others] = help.words;

  if (isAway) {
    return (
      <div className={styles.away} lang={help.language}>
        {labels.isAway}
        <Button variant="quiet" onClick={() => onAway?.(false)}>
          {labels.show}
        </Button>
      </div>
    );
  }
  const choose = (country: string | null) => {
    writePlace(userId, country);
    setPlace(country);
  };
  const fold = () => setOpen(null);
  const tool = (name: Tool, label: string) => (
    <Button
      variant="outline"
      aria-expanded={open === name}
      aria-controls={open === name ? toolId : undefined}
      onClick={() => setOpen(open === name ? null : name)}
    >
      {label}
    </Button>
  );
  return (
    <section className={styles.card} lang={help.language} aria-label={labels.title}>
      <p>{first}</p>
      <HelpContacts contacts={contactsIn(place, help)} />
      {others.map((other) => (
        <p key={other}>{other}</p>
      ))}
      <p className={styles.question}>{help.question}</p>
      <div className={styles.tools}>
        {tool('exercise', labels.exercise)}
        {withPlan.has(help.kind) && tool('plan', labels.plan)}
      </div>
      {open && (
        <div id={toolId}>
          {open === 'exercise' ? (
            <Grounding language={help.language} onClose={fold} />
          ) : (
            <SafetyPlan language={help.language} userId={userId} onClose={fold} />
          )}
        </div>
      )}
      <div className={styles.place}>
        <SelectField
          label={labels.place}
          value={place ?? ''}
          onChange={(event) => choose(event.target.value || null)}
        >
          {everyPlace(help.language).map(({ country, name }) => (
            <option key={country} value={country}>
              {name}
            </option>
          ))}
          <option value="">{labels.elsewhere}</option>
        </SelectField>
      </div>
      {onAway && (
        <Button variant="quiet" className={styles.putAway} onClick={() => onAway(true)}>
          {labels.putAway}
        </Button>
      )}
    </section>
  );
}
