import { type FormEvent, useState } from 'react';
import { readableFeatures } from '../../api/admin/audit';
import { longestSearch } from '../../api/limits';
import { useAuth } from '../../auth/context';
import { Button } from '../../ui/Button';
import { SelectField } from '../../ui/forms/SelectField';
import { TextField } from '../../ui/forms/TextField';
import styles from './Audit.module.css';
import { featureName } from './names';
import type { AuditFilter } from './useAuditParams';

interface AuditFiltersProps {
  /** What is in force. */
  filter: AuditFilter;
  onChoose(filter: AuditFilter): void;
}

const nothing: AuditFilter = { feature: '', search: '', from: '', to: '' };

/** Which entries show: of one feature, by or on one person, of some days. They count when the button is pressed. */
export function AuditFilters({ filter, onChoose }: AuditFiltersProps) {
  const [typed, setTyped] = useState(filter);
  const [error, setError] = useState<string>();
  // Back and Forward bring other filters into the form.
  const [known, setKnown] = useState(filter);
  if (Object.entries(filter).some(([name, text]) => known[name as keyof AuditFilter] !== text)) {
    setKnown(filter);
    setTyped(filter);
    setError(undefined);
  }

  const field = (name: keyof AuditFilter) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value });
      setError(undefined);
    },
  });
  const choose = (chosen: AuditFilter) => {
    setTyped(chosen);
    onChoose(chosen);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.from && typed.to && typed.from > typed.to)
      setError('Please choose a day that is not before the first.');
    else choose({ ...typed, search: typed.search.trim() });
  };

  const readable: string[] = readableFeatures(useAuth().permissions);
  const features = [...new Set([...readable, ...(filter.feature ? [filter.feature] : [])])];
  return (
    <form className={styles.filters} aria-label="Filter the audit trail" onSubmit={onSubmit}>
      <SelectField label="Area" {...field('feature')}>
        <option value="">All</option>
        {features.map((feature) => (
          <option key={feature} value={feature}>
            {featureName(feature)}
          </option>
        ))}
      </SelectField>
      <div className={styles.search}>
        <TextField
          label="Person"
          type="search"
          placeholder="Name or e-mail"
          maxLength={longestSearch}
          {...field('search')}
        />
      </div>
      <TextField label="From" type="date" {...field('from')} />
      <TextField label="To" type="date" error={error} {...field('to')} />
      <div className={styles.buttons}>
        <Button type="submit" variant="outline">
          Filter
        </Button>
        <Button variant="quiet" onClick={() => choose(nothing)}>
          Show all
        </Button>
      </div>
    </form>
  );
}
