import { Button } from '../../../ui/Button';
import { Collapsible } from '../../../ui/disclosure/Collapsible';
import { ChoiceField } from '../../../ui/forms/ChoiceField';
import styles from './Overview.module.css';
import type { ListChoice } from './useFeedbackParams';

type Selection = Pick<ListChoice, 'feedbackType' | 'status'>;

interface FilterCardProps {
  /** Everything that can be ticked. */
  options: Selection;
  selected: Selection;
  onSelect(selected: Selection): void;
}

const groups = [
  ['feedbackType', 'Category'],
  ['status', 'State'],
] as const;

/** Which items are listed; where nothing is ticked, nothing is left out (FBA-016, FBA-017, D-96). */
export function FilterCard({ options, selected, onSelect }: FilterCardProps) {
  const toggle = (group: keyof Selection, value: string) => {
    const isTicked = selected[group].includes(value);
    onSelect({
      ...selected,
      // In the order of the boxes, so that the same ticks are the same address.
      [group]: options[group].filter((each) => (each === value ? !isTicked : selected[group].includes(each))),
    });
  };
  return (
    <Collapsible title="Filters">
      <div className={styles.ticks}>
        <Button variant="quiet" onClick={() => onSelect(options)}>
          all
        </Button>
        <Button variant="quiet" onClick={() => onSelect({ feedbackType: [], status: [] })}>
          none
        </Button>
      </div>
      <div className={styles.filters}>
        {groups
          .filter(([group]) => options[group].length > 0)
          .map(([group, label]) => (
            <ChoiceField
              key={group}
              label={label}
              multiple
              name={group}
              choices={options[group].map((value) => ({ value, label: value }))}
              selected={selected[group]}
              onChange={({ target }) => toggle(group, target.value)}
            />
          ))}
      </div>
    </Collapsible>
  );
}
