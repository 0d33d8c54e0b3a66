import { type FormEvent, useState } from 'react';
import { longestSearch } from '../../api/limits';
import { Button } from '../../ui/Button';
import styles from './Users.module.css';

interface SearchBoxProps {
  /** The text that was searched last; empty without a search. */
  searched: string;
  /**
   * @param isAsked by Enter or the button: then the same text is searched once more
   */
  onSearch(text: string, isAsked: boolean): void;
}

/** Searches the users on Enter, with its button, and when it is left with another text (D-82). */
export function SearchBox({ searched, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(searched);
  // Back and Forward bring other searches into the box.
  const [shown, setShown] = useState(searched);
  if (shown !== searched) {
    setShown(searched);
    setText(searched);
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim(), true);
  };

  return (
    <form className={styles.search} onSubmit={onSubmit}>
      <input
        type="search"
        className="form-control"
        aria-label="Search users"
        placeholder="Name or e-mail"
        maxLength={longestSearch}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => onSearch(text.trim(), false)}
      />
      <Button type="submit" variant="outline">
        Search
      </Button>
    </form>
  );
}
