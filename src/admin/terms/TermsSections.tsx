import type { Terms } from '../../api/admin/terms';
import { DateTime } from '../../ui/DateTime';
import type { Column } from '../../ui/table/columns';
import { Table } from '../../ui/table/Table';
import { Author } from '../shared/Author';
import { ListSection } from '../shared/ListSection';
import styles from './TermsSections.module.css';

interface SectionText {
  state: Terms['state'];
  title: string;
  /** What to say when there is none. */
  none: string;
}

const sections: SectionText[] = [
  {
    state: 'Active',
    title: 'Currently Active',
    none: 'No version is in force: nobody is asked to accept one.',
  },
  { state: 'Pending', title: 'Pending', none: 'No version is waiting for its time.' },
  { state: 'Draft', title: 'Drafts', none: 'No drafts. A new or a cloned version begins as one.' },
  { state: 'Expired', title: 'Expired', none: 'No version has been superseded yet.' },
];

const columns: Column<Terms>[] = [
  { name: 'Active From', cell: ({ validFrom }) => <DateTime iso={validFrom} /> },
  { name: 'CreatedBy', cell: (version) => <Author of={version} /> },
  { name: 'Created', cell: ({ created }) => <DateTime iso={created} /> },
];

interface TermsSectionsProps {
  terms: readonly Terms[];
  openId: number | null;
  onOpen(id: number): void;
  /** The address that names a version. */
  hrefOf(id: number): string;
}

/** The versions by their state, each section with the newest Active From first (TNC-002, TNC-003, D-84). */
export function TermsSections({ terms, openId, onOpen, hrefOf }: TermsSectionsProps) {
  const newestFirst = terms.toSorted(
    (one, other) => Date.parse(other.validFrom) - Date.parse(one.validFrom) || other.id - one.id,
  );
  return sections.map(({ state, title, none }) => {
    const rows = newestFirst.filter((version) => version.state === state);
    return (
      <ListSection key={state} title={title} none={rows.length === 0 && none}>
        <div className={styles.list}>
          <Table
            label={title}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            isSelected={({ id }) => id === openId}
            onOpen={({ id }) => onOpen(id)}
            hrefOf={({ id }) => hrefOf(id)}
            empty={null}
          />
        </div>
      </ListSection>
    );
  });
}
