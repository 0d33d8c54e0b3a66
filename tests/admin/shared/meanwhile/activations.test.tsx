import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { activateQuestion, getQuestion } from '../../../../src/api/admin/questionnaire';
import { activateTerms, getTermsVersion } from '../../../../src/api/admin/terms';
import type { AnyCall } from '../../../../src/api/call';
import { press } from '../../../support/controls';
import { fault, mock } from '../../../support/mocks';
import { mockQuestions, openAsItIs, sleep } from '../../questionnaire/openQuestions';
import { draft, openTerms, serve, type User } from '../../terms/openTerms';

const bens = { changedBy: 'Ben Holm', changedAt: '2026-03-02T10:30:00.000Z', revision: 4 };

/** A draft that a colleague may change while somebody is about to activate it. */
interface Kind {
  name: string;
  open(): { user: User };
  /** The server has it so from now on. */
  serves(change: 'as it was' | 'changed' | 'activated'): { received: readonly { query: URLSearchParams }[] };
  /** Looks at it, and says Yes. */
  activate(user: User): Promise<void>;
  read: AnyCall;
  call: AnyCall;
  /** What is said of the difference. */
  difference: string;
  /** What is said where it has been activated. */
  already: RegExp;
}

const kinds: Kind[] = [
  {
    name: 'a draft of the terms',
    open: () => openTerms('?open=5'),
    serves: (change) => {
      const state = change === 'activated' ? ('Pending' as const) : ('Draft' as const);
      const changed = change === 'as it was' ? { revision: 3 } : bens;
      const content = change === 'changed' ? '<p>Ben has written this.</p>' : draft.content;
      const version = { ...draft, ...changed, content, state, activated: change === 'activated' };
      serve([version]);
      return mock(activateTerms, version);
    },
    activate: async (user) => {
      await press(user, 'Activate');
      const question = within(await screen.findByRole('group', { name: /^Activate this draft/ }));
      await user.click(question.getByRole('button', { name: 'Activate' }));
    },
    read: getTermsVersion,
    call: activateTerms,
    difference: 'Before: The words of version 5. Now: Ben has written this.',
    already: /has activated this meanwhile/,
  },
  {
    name: 'a draft of a question',
    open: () => openAsItIs(`?open=${sleep.id}&step=activate`),
    serves: (change) => {
      const changed = change === 'as it was' ? { revision: 3 } : bens;
      const question = change === 'changed' ? 'How did you sleep?' : sleep.question;
      mockQuestions([{ ...sleep, ...changed, question, active: change === 'activated' }]);
      return mock(activateQuestion);
    },
    activate: async (user) => {
      await screen.findByText('0 to 12');
      await press(user, 'Activate');
    },
    read: getQuestion,
    call: activateQuestion,
    difference: `Before: ${sleep.question} Now: How did you sleep?`,
    already: /has been activated already/,
  },
];

describe.each(kinds)('the activation of $name', (kind) => {
  const { open, serves, activate, read, call, difference, already } = kind;

  it('is of what the person has seen, and of nothing else', async () => {
    serves('as it was');
    const { user } = open();
    await screen.findByRole('button', { name: 'Activate' });
    const sent = serves('changed');
    await activate(user);
    expect(await screen.findByText(/has changed this meanwhile/)).toHaveTextContent(
      'Ben Holm has changed this meanwhile',
    );
    expect(screen.getByText(/^Before:/)).toHaveTextContent(difference);
    expect(sent.received).toHaveLength(0);

    await activate(user);
    await waitFor(() => expect(sent.received).toHaveLength(1));
    expect(sent.received[0]?.query.get('basedOn')).toBe('4');
  });

  it('is not sent where somebody else has been quicker, or that cannot be looked up', async () => {
    serves('as it was');
    const { user } = open();
    await screen.findByRole('button', { name: 'Activate' });
    const sent = serves('as it was');
    fault(read, { status: 500 });
    await activate(user);
    expect(await screen.findByText(/^It could not be checked whether somebody else/)).toBeVisible();
    serves('activated');
    await activate(user);
    expect(await screen.findByText(already)).toBeVisible();
    expect(sent.received).toHaveLength(0);
  });

  it('says so when the server has seen another change in between', async () => {
    serves('as it was');
    const { user } = open();
    await screen.findByRole('button', { name: 'Activate' });
    const sent = fault(call, { status: 409 });
    await activate(user);
    expect(await screen.findByText(/at the same moment\. Nothing has been activated yet/)).toBeVisible();
    expect(sent.received[0]?.query.get('basedOn')).toBe('3');
  });
});
