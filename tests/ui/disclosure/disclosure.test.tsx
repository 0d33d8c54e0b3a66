import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Accordion } from '../../../src/ui/disclosure/Accordion';
import { AccordionItem } from '../../../src/ui/disclosure/AccordionItem';
import { Collapsible } from '../../../src/ui/disclosure/Collapsible';
import { Details } from '../../../src/ui/disclosure/Details';

const button = (name: string) => screen.getByRole('button', { name });
const expectOpen = (name: string, isOpen: boolean) =>
  waitFor(() => expect(button(name)).toHaveAttribute('aria-expanded', String(isOpen)));

describe('a collapsible card', () => {
  it('has its title as a heading, and opens and closes with a press', async () => {
    const user = userEvent.setup();
    render(<Collapsible title="Filters">All of them</Collapsible>);
    expect(screen.getByRole('heading', { level: 2, name: 'Filters' })).toBeVisible();
    await expectOpen('Filters', false);
    await user.click(button('Filters'));
    await expectOpen('Filters', true);
    await user.click(button('Filters'));
    await expectOpen('Filters', false);
  });

  it('can be open at first', async () => {
    render(
      <Collapsible title="Help" heading="h3" isOpen>
        Tags
      </Collapsible>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Help' })).toBeVisible();
    await expectOpen('Help', true);
  });
});

function Sessions({ onChange }: { onChange(open: readonly string[]): void }) {
  const [open, setOpen] = useState<readonly string[]>(['elsewhere']);
  const change = (names: readonly string[]) => {
    setOpen(names);
    onChange(names);
  };
  return (
    <Accordion open={open} onChange={change}>
      <AccordionItem name="1" heading="h3" title="Monday" aside="10:30">
        Slept well
      </AccordionItem>
      <AccordionItem name="2" heading="h3" title="Tuesday">
        Slept badly
      </AccordionItem>
    </Accordion>
  );
}

it('the items of an accordion open each by itself, and leave those of other lists alone', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Sessions onChange={onChange} />);
  await user.click(button('Monday 10:30'));
  await user.click(button('Tuesday'));
  await expectOpen('Monday 10:30', true);
  await expectOpen('Tuesday', true);
  expect(onChange).toHaveBeenLastCalledWith(['elsewhere', '1', '2']);
  await user.click(button('Monday 10:30'));
  await expectOpen('Monday 10:30', false);
  await expectOpen('Tuesday', true);
});

it('details show their summary alone until it is pressed, and tell when they open', async () => {
  const onOpen = vi.fn();
  render(
    <Details summary="Show numbers" onOpen={onOpen}>
      1, 2, 3
    </Details>,
  );
  const user = userEvent.setup();
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  await user.click(screen.getByText('Show numbers'));
  expect(screen.getByRole('group')).toHaveAttribute('open');
  await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
  await user.click(screen.getByText('Show numbers'));
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(onOpen).toHaveBeenCalledOnce();
});
