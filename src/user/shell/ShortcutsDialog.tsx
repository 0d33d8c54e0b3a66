import { Fragment, useState } from 'react';
import { DescriptionList } from '../../ui/DescriptionList';
import { Dialog } from '../../ui/dialogs/Dialog';
import { SwitchField } from '../../ui/forms/SwitchField';
import { isApple } from '../chat/find/findShortcut';
import { isQuestionMarkKeyOn, switchQuestionMarkKey } from './questionMarkKey';
import styles from './ShortcutsDialog.module.css';

const control = isApple() ? '⌘' : 'Ctrl';

type Shortcut = [does: string, ...ways: string[][]];

const groups: [title: string, ...shortcuts: Shortcut[]][] = [
  ['Writing', ['Send the message', ['Enter']], ['Begin a new line', ['Shift', 'Enter']]],
  [
    'Your conversation',
    ['Find', [control, 'Shift', 'F']],
    ['Next match', ['Enter'], ['F3']],
    ['Match before', ['Shift', 'Enter'], ['Shift', 'F3']],
    ['To its beginning, or to the latest', ['Home'], ['End']],
  ],
  [
    'Everywhere',
    ['Close a dialog, a menu or the search', ['Esc']],
    ['Walk through a menu', ['↑'], ['↓']],
    ['Show these shortcuts', ['?']],
  ],
];

/** The shortcuts that there are, and the choice not to have the one that is a single key. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const [isOn, setOn] = useState(isQuestionMarkKeyOn);

  return (
    <Dialog title="Keyboard shortcuts" show onClose={onClose}>
      {groups.map(([title, ...shortcuts]) => (
        <Fragment key={title}>
          <h3 className={styles.title}>{title}</h3>
          <DescriptionList
            className={styles.list}
            facts={shortcuts.map(([does, ...ways]) => [does, <Ways key={does} ways={ways} />])}
          />
        </Fragment>
      ))}
      <SwitchField
        label="‘?’ shows this, where nothing is typed"
        isOn={isOn}
        onChange={(wanted) => {
          switchQuestionMarkKey(wanted);
          setOn(wanted);
        }}
      />
    </Dialog>
  );
}

/** Keys that are pressed together, and others that do the same. */
function Ways({ ways }: { ways: string[][] }) {
  return ways.map((keys, way) => (
    <Fragment key={keys.join()}>
      {way > 0 && <span className={styles.or}> or </span>}
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ' + '}
          <kbd className={styles.key}>{key}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ));
}
