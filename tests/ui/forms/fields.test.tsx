import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxField } from '../../../src/ui/forms/CheckboxField';
import { ChoiceField } from '../../../src/ui/forms/ChoiceField';
import { FaceScale } from '../../../src/ui/forms/FaceScale';
import { PasswordStrength } from '../../../src/ui/forms/PasswordStrength';
import { SegmentedChoice } from '../../../src/ui/forms/SegmentedChoice';
import { SelectField } from '../../../src/ui/forms/SelectField';
import { SliderField } from '../../../src/ui/forms/SliderField';
import { SwitchField } from '../../../src/ui/forms/SwitchField';
import { TextArea } from '../../../src/ui/forms/TextArea';
import { TextField } from '../../../src/ui/forms/TextField';

function Slider({ onCommit }: { onCommit?(value: number): void }) {
  const [value, setValue] = useState(4);
  return <SliderField label="Mood" value={value} min={1} max={9} onChange={setValue} onCommit={onCommit} />;
}

describe('a field', () => {
  it('without help and error has neither, and is right', () => {
    render(<TextField label="Name" />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).not.toHaveAttribute('aria-describedby');
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(field).toHaveAttribute('type', 'text');
  });

  it('with help alone has that as its description', () => {
    render(<TextField label="E-mail" help="As in your letter" type="email" />);
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    expect(field).toHaveAccessibleDescription('As in your letter');
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(field).toHaveAttribute('type', 'email');
  });

  it('announces its error, also one that comes later', () => {
    const { rerender } = render(<TextArea label="Notes" />);
    const region = document.querySelector('[aria-live=polite]');
    expect(region).toBeEmptyDOMElement();
    rerender(<TextArea label="Notes" error="Too short" />);
    expect(region).toHaveTextContent('Too short');
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveAttribute('aria-invalid', 'true');
  });

  it('of several lines has four, unless told otherwise', () => {
    render(<TextArea label="Notes" />);
    expect(screen.getByRole('textbox')).toHaveAttribute('rows', '4');
  });

  it('of a tick cannot be changed while it is read-only', () => {
    const { rerender } = render(<CheckboxField label="Kind" readOnly />);
    expect(screen.getByRole('checkbox', { name: 'Kind' })).toBeDisabled();
    rerender(<CheckboxField label="Kind" readOnly={false} />);
    expect(screen.getByRole('checkbox', { name: 'Kind' })).toBeEnabled();
  });

  it('with options has them, with its label, help and error', () => {
    render(
      <SelectField label="Language" help="Yours" error="Please choose" defaultValue="da">
        <option value="en">English</option>
        <option value="da">Danish</option>
      </SelectField>,
    );
    const field = screen.getByRole('combobox', { name: 'Language' });
    expect(field).toHaveValue('da');
    expect(field).toHaveAccessibleDescription('Please choose Yours');
    expect(field).toBeInvalid();
  });

  it('looks like the other fields, and as its page wants it', () => {
    render(
      <>
        <TextField label="Name" className="wide" />
        <TextArea label="Notes" className="wide" />
        <SelectField label="Language" className="wide" />
      </>,
    );
    for (const name of ['Name', 'Notes']) {
      expect(screen.getByRole('textbox', { name })).toHaveClass('form-control', 'wide');
    }
    expect(screen.getByRole('combobox')).toHaveClass('form-select', 'wide');
  });
});

describe('a box to tick', () => {
  it('is ticked by its label', async () => {
    render(<CheckboxField label="I agree" help="Read it first" />);
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    expect(box).toHaveAccessibleDescription('Read it first');
    await userEvent.setup().click(screen.getByText('I agree'));
    expect(box).toBeChecked();
  });
});

describe('a choice', () => {
  const choices = [
    { value: 1, label: 'One' },
    { value: 2, label: 'Two' },
  ];

  it('is one of several, unless several may be chosen', () => {
    const { rerender } = render(<ChoiceField label="Number" choices={choices} name="number" />);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    rerender(<ChoiceField label="Number" choices={choices} name="number" multiple />);
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  it('shows what is chosen, and tells what is pressed', async () => {
    const onChange = vi.fn();
    render(
      <ChoiceField
        label="Number"
        choices={choices}
        multiple
        selected={[2]}
        onChange={(event) => onChange(event.target.value)}
      />,
    );
    expect(screen.getByRole('checkbox', { name: 'One' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Two' })).toBeChecked();
    await userEvent.setup().click(screen.getByText('One'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('1');
  });

  it('says at the question and at each answer that it is wrong', () => {
    render(<ChoiceField label="Number" choices={choices} error="Please choose" />);
    expect(screen.getByRole('group', { name: 'Number' })).toHaveAccessibleDescription('Please choose');
    for (const answer of screen.getAllByRole('radio')) expect(answer).toBeInvalid();
  });
});

describe('the faces', () => {
  it('have names, which show', () => {
    render(<FaceScale label="Mood" value={null} onChange={vi.fn()} />);
    const names = ['Angry', 'Sad', 'Neutral', 'Happy', 'Grin'];
    expect(screen.getAllByRole('radio')).toHaveLength(names.length);
    for (const name of names) {
      expect(screen.getByRole('radio', { name })).not.toBeChecked();
      expect(screen.getByText(name)).not.toHaveClass('visually-hidden');
    }
  });

  it('are each drawn in their own way', () => {
    const { container } = render(<FaceScale label="Mood" value={null} onChange={vi.fn()} />);
    const drawn = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(new Set(drawn).size).toBe(5);
    for (const strokes of drawn) expect(strokes).toMatch(/^M[\d.]+.+[\dz]$/);
  });

  it('give the focus to the chosen one, or to the first', () => {
    const ref = createRef<HTMLInputElement>();
    const { rerender } = render(<FaceScale label="Mood" value={4} onChange={vi.fn()} ref={ref} />);
    expect(ref.current).toBe(screen.getByRole('radio', { name: 'Happy' }));
    rerender(<FaceScale label="Mood" value={undefined} onChange={vi.fn()} ref={ref} />);
    expect(ref.current).toBe(screen.getByRole('radio', { name: 'Angry' }));
  });

  it('are one group each, however many stand on a page', async () => {
    const first = vi.fn();
    render(
      <>
        <FaceScale label="Before" value={null} onChange={first} />
        <FaceScale label="After" value={2} onChange={vi.fn()} name="after" />
      </>,
    );
    const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
    expect(new Set(names.slice(0, 5)).size).toBe(1);
    expect(names[5]).toBe('after');
    expect(names[0]).not.toBe('after');
    await userEvent.setup().click(screen.getAllByText('Grin')[0] ?? document.body);
    expect(first).toHaveBeenCalledExactlyOnceWith(5);
  });
});

describe('the strength of a password', () => {
  const bars = () => document.querySelectorAll('[aria-hidden] > span');
  const reached = () => [...bars()].filter((bar) => /reached/.test(bar.className)).length;

  it.each([
    ['Weak', 1],
    ['Ok but not great', 2],
    ['Strong', 3],
    ['Excellent', 4],
  ] as const)('is %s with %i of four bars', (label, count) => {
    render(<PasswordStrength strength={{ score: 1, label }} />);
    expect(bars()).toHaveLength(4);
    expect(reached()).toBe(count);
    expect(screen.getByRole('status')).toHaveTextContent(`Password strength: ${label}`);
  });

  it('is nothing for an empty field', () => {
    render(<PasswordStrength strength={null} />);
    expect(reached()).toBe(0);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('the slider', () => {
  const slider = () => screen.getByRole('slider', { name: 'Mood' });

  it('goes in whole steps, and shows where it is', () => {
    render(<Slider />);
    expect(slider()).toHaveAttribute('step', '1');
    fireEvent.input(slider(), { target: { value: 7 } });
    expect(screen.getByText('7', { selector: 'output' })).toBeVisible();
    fireEvent.pointerUp(slider());
    fireEvent(slider(), new Event('change', { bubbles: true }));
  });

  it('tells the one who listens last, and nobody once it is gone', () => {
    const [former, latest] = [vi.fn(), vi.fn()];
    const { rerender, unmount } = render(<Slider onCommit={former} />);
    rerender(<Slider onCommit={latest} />);
    const gone = slider();
    fireEvent(gone, new Event('change', { bubbles: true }));
    expect(latest).toHaveBeenCalledExactlyOnceWith(4);
    unmount();
    fireEvent(gone, new Event('change', { bubbles: true }));
    expect(latest).toHaveBeenCalledTimes(1);
    expect(former).not.toHaveBeenCalled();
  });
});

describe('the switch', () => {
  const theSwitch = () => screen.getByRole('switch', { name: 'Reminders' });

  it('that can be changed is neither busy nor held', () => {
    render(<SwitchField label="Reminders" isOn onChange={vi.fn()} />);
    expect(theSwitch()).not.toHaveAttribute('aria-disabled');
    expect(theSwitch()).not.toHaveAttribute('aria-busy');
    expect(theSwitch()).not.toHaveAttribute('readonly');
    expect(screen.getByText('Reminders')).not.toHaveClass('visually-hidden');
  });

  it('says that it is busy', () => {
    render(<SwitchField label="Reminders" isOn isBusy onChange={vi.fn()} />);
    expect(theSwitch()).toHaveAttribute('aria-busy', 'true');
    expect(theSwitch()).toHaveAttribute('aria-disabled', 'true');
  });

  it('may keep its label to screen readers', () => {
    render(<SwitchField label="Reminders" isLabelHidden isOn={false} />);
    expect(screen.getByText('Reminders')).toHaveClass('visually-hidden');
    expect(theSwitch()).not.toHaveAttribute('aria-busy');
  });
});

describe('segmented choices', () => {
  it('are groups of their own, and tell a press on what is chosen already nothing', async () => {
    const onChange = vi.fn();
    const choices = [
      { value: 'day', label: 'Day' },
      { value: 'week', label: 'Week' },
    ];
    render(
      <>
        <SegmentedChoice label="Span" choices={choices} value="day" onChange={onChange} />
        <SegmentedChoice label="Other" choices={choices} value="week" onChange={vi.fn()} />
      </>,
    );
    const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
    expect(names[0]).toBe(names[1]);
    expect(names[0]).not.toBe(names[2]);
    await userEvent.setup().click(screen.getAllByText('Day')[0] ?? document.body);
    expect(onChange).not.toHaveBeenCalled();
  });
});
