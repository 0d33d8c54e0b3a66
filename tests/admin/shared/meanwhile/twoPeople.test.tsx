import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { getTermsVersion } from '../../../../src/api/admin/terms';
import { enter, field, press } from '../../../support/controls';
import { fault, mock } from '../../../support/mocks';
import { type Kind, kinds } from './kinds';

const ben = { changedBy: 'Ben Holm', changedAt: '2026-03-02T10:30:00.000Z', revision: 4 };

async function type(user: UserEvent, { both }: Kind) {
  const box = await field(both.label);
  await user.clear(box);
  await enter(user, box, both.mine);
}

async function save(user: UserEvent, { asks }: Kind) {
  await press(user, 'Save');
  if (asks) {
    const question = within(await screen.findByRole('group', { name: /^Save/ }));
    await user.click(question.getByRole('button', { name: 'Save' }));
  }
}

const note = (name: RegExp) => screen.findByRole('group', { name });

describe.each(kinds)('$name, which a colleague changes while it is edited', (kind) => {
  const { both, other } = kind;

  it('is not saved over the change: the person sees who, when and what, and keeps their own', async () => {
    const sent = mock(kind.save);
    const { user } = kind.open();
    await type(user, kind);
    kind.changedBy('both', ben);
    await save(user, kind);

    const conflict = await note(/Ben Holm has changed this meanwhile \(.*2026.*\)/);
    await waitFor(() => expect(conflict).toHaveFocus());
    expect(conflict).toHaveTextContent('Nothing has been saved yet.');
    expect(conflict).toHaveTextContent(`${both.label}Yours: ${both.mine}. Theirs: ${both.theirs}.`);
    expect(sent.received).toHaveLength(0);
    expect(await field(both.label)).toHaveValue(both.mine);

    await press(user, 'Copy mine');
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(both.mine));
    await press(user, 'Keep mine');
    expect(await note(/^Yours is in the form/)).toHaveFocus();
    await save(user, kind);
    await waitFor(() => expect(sent.received).toHaveLength(1));
    expect(kind.sentOf(sent.received[0]?.body)).toBe(both.mine);
    expect(sent.received[0]?.query.get('basedOn')).toBe('4');
  });

  it('can be taken as the colleague has made it, and back again', async () => {
    const sent = mock(kind.save);
    const { user } = kind.open();
    await type(user, kind);
    kind.changedBy('both');
    await save(user, kind);

    await note(/^A colleague has changed this meanwhile\./);
    await press(user, 'Take theirs');
    expect(await field(both.label)).toHaveValue(both.theirs);
    await press(user, 'Put mine back');
    expect(await field(both.label)).toHaveValue(both.mine);
    await save(user, kind);
    await waitFor(() => expect(sent.received).toHaveLength(1));
    expect(kind.sentOf(sent.received[0]?.body)).toBe(both.mine);
    // Nothing of it is sent to a server that does not count the changes.
    expect(sent.received[0]?.query.get('basedOn')).toBeNull();
  });

  it('takes in what the person has not touched, and is saved after a look', async () => {
    const sent = mock(kind.save);
    const { user } = kind.open();
    await type(user, kind);
    kind.changedBy('other', ben);
    await save(user, kind);

    expect(await note(/^Ben Holm has changed this/)).toHaveTextContent('Look at it, and save again.');
    expect(screen.queryByRole('button', { name: 'Keep mine' })).not.toBeInTheDocument();
    expect(String(((await field(other.label)) as HTMLInputElement).value)).toBe(other.theirs);
    expect(sent.received).toHaveLength(0);
    await save(user, kind);
    await waitFor(() => expect(sent.received).toHaveLength(1));
    expect(kind.sentOf(sent.received[0]?.body)).toBe(both.mine);
  });

  it('is not saved where it could not be looked at again; Retry looks once more', async () => {
    const sent = mock(kind.save);
    const { user } = kind.open();
    await type(user, kind);
    kind.breakRead();
    await save(user, kind);

    await note(/^It could not be checked whether somebody else has changed this/);
    expect(sent.received).toHaveLength(0);
    kind.changedBy('both', ben);
    await user.click((await screen.findAllByRole('button', { name: 'Retry' })).at(-1) as HTMLElement);
    if (kind.asks) await save(user, { ...kind, asks: false });
    await note(/^Ben Holm has changed this/);
    expect(sent.received).toHaveLength(0);
  });

  it('says so where the colleague was quicker by a moment', async () => {
    fault(kind.save, { status: 409 });
    const { user } = kind.open();
    await type(user, kind);
    await save(user, kind);
    await note(/^Somebody else has saved this at the same moment/);
    expect(await field(both.label)).toHaveValue(both.mine);
  });

  it('is known to have changed when it has been while the tab was reloaded', async () => {
    const first = kind.open();
    await type(first.user, kind);
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain(both.mine));
    first.unmount();

    kind.open();
    // Before its first call is answered.
    kind.changedBy('both', ben);
    expect(await note(/^Ben Holm has changed this/)).toHaveTextContent(`Theirs: ${both.theirs}.`);
    expect(await field(both.label)).toHaveValue(both.mine);
  });
});

describe('a draft that could not be looked at again since the server had too many tries', () => {
  it('has a Retry that counts down, and sends nothing meanwhile', async () => {
    const [terms] = kinds;
    if (!terms) throw new Error('There are kinds');
    const sent = mock(terms.save);
    const { user } = terms.open();
    await type(user, terms);
    const looks = fault(getTermsVersion, { status: 429, retryAfterSeconds: 30 });
    await save(user, terms);

    await note(/^It could not be checked whether somebody else has changed this/);
    const retry = screen.getByRole('button', { name: /^Retry in/ });
    expect(retry).toHaveAttribute('aria-disabled', 'true');
    const asked = looks.received.length;
    await user.click(retry);
    expect(looks.received).toHaveLength(asked);
    expect(sent.received).toHaveLength(0);
  });
});
