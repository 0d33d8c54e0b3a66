import { useEffect, useEffectEvent } from 'react';
import styles from './PrintedPlan.module.css';
import { planWords } from './planWords';

interface PrintedPlanProps {
  language: string;
  plan: Readonly<Record<string, string>>;
  onPrinted(): void;
}

/** The plan as it comes out of a printer, and nothing else of the page. Only there while it is printed. */
export function PrintedPlan({ language, plan, onPrinted }: PrintedPlanProps) {
  const words = planWords(language);
  const done = useEffectEvent(onPrinted);

  useEffect(() => {
    // Where the browser prints in its own time, this comes when it has.
    const end = () => done();
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, []);

  return (
    <div className={styles.sheet} lang={language}>
      <h1>{words.title}</h1>
      {words.parts.map(({ name, label }) => (
        <section key={name}>
          <h2>{label}</h2>
          <p>{plan[name] || '–'}</p>
        </section>
      ))}
    </div>
  );
}
