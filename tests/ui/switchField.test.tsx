import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SwitchField } from '../../src/ui/forms/SwitchField';

const theSwitch = () => screen.getByRole('switch', { name: 'Reminders' });

describe('the switch', () => {
  it.each([true, false])('tells that it is %s, and asks for the other', async (isOn) => {
    const onChange = vi.fn();
    render(<SwitchField label="Reminders" isOn={isOn} onChange={onChange} />);
    expect(theSwitch()).toHaveProperty('checked', isOn);
    await userEvent.setup().click(theSwitch());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(!isOn);
  });

  it('can be flipped by keyboard', async () => {
    const onChange = vi.fn();
    render(<SwitchField label="Reminders" isOn={false} onChange={onChange} />);
    theSwitch().focus();
    await userEvent.setup().keyboard(' ');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('takes no second change while the first is on its way', async () => {
    const onChange = vi.fn();
    render(<SwitchField label="Reminders" isOn isBusy onChange={onChange} />);
    await userEvent.setup().click(theSwitch());
    expect(onChange).not.toHaveBeenCalled();
    expect(theSwitch()).toBeChecked();
  });

  it('can be there for reading only', async () => {
    render(<SwitchField label="Reminders" isOn={false} />);
    await userEvent.setup().click(theSwitch());
    expect(theSwitch()).not.toBeChecked();
    expect(theSwitch()).toHaveAttribute('aria-disabled', 'true');
  });
});
