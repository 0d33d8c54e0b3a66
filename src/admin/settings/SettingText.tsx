import { useState } from 'react';
import { Button } from '../../ui/Button';
import { useDisclosure } from '../../ui/disclosure/useDisclosure';
import styles from './SettingText.module.css';

/** A longer value would push the rows below it out of sight. */
const longestShown = 200;
const mostLines = 4;

/** A setting's value as it is; n/a without one, and a word for an empty text, which would look like a fault. */
export function SettingText({ value }: { value: string | null }) {
  if (value === null) return <span className={styles.none}>n/a</span>;
  if (value.trim() === '') return <em className={styles.none}>empty</em>;
  const beginning = value.split('\n').slice(0, mostLines).join('\n').slice(0, longestShown);
  if (beginning === value) return <span className={styles.value}>{value}</span>;
  return <FoldedText text={value} beginning={beginning} />;
}

function FoldedText({ text, beginning }: { text: string; beginning: string }) {
  const [isOpen, setOpen] = useState(false);
  const { button, contentId } = useDisclosure(isOpen, () => setOpen(!isOpen));
  return (
    <>
      <span id={contentId} className={styles.value}>
        {isOpen ? text : `${beginning}…`}
      </span>
      <Button variant="quiet" {...button}>
        {isOpen ? 'Show less' : 'Show all'}
      </Button>
    </>
  );
}
