import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Collapsible } from '../../../ui/disclosure/Collapsible';
import { TextField } from '../../../ui/forms/TextField';
import styles from './Overview.module.css';

interface SearchCardProps {
  /** What is searched for now; empty for nothing. */
  searched: string;
  onSearch(text: string): void;
}

/** Searches the page that is loaded; the search stays in force until it is cleared (FBA-018 to FBA-021, D-97). */
export function SearchCard({ searched, onSearch }: SearchCardProps) {
  const [text, setText] = useState(searched);
  // The address may change without this box: Back, or a link.
  const [shown, setShown] = useState(searched);
  if (shown !== searched) {
    setShown(searched);
    setText(searched);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text);
  };
  const clear = () => {
    setText('');
    onSearch('');
  };

  return (
    <Collapsible title="Search" isOpen={searched !== ''}>
      <form className={styles.search} onSubmit={submit}>
        <TextField
          label="Search this page"
          help="Finds what stands in the rows or in their feedback, capitals as they are."
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles.searchButtons}>
          <Button type="submit">Search</Button>
          {searched && (
            <Button variant="outline" onClick={clear}>
              Clear
            </Button>
          )}
        </div>
      </form>
    </Collapsible>
  );
}
