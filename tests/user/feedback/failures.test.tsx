import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sendConversationFeedback, sendGenericFeedback } from '../../../src/api/feedback';
import { fault } from '../../support/mocks';
import { address } from '../../support/render';
import { dialogs, openDialog } from './openDialog';

const receipt = 'Thanks for your feedback! We appreciate all the feedback we can get.';
const defaultMessage = 'Sorry, we could not connect to the server. Please try again later.';

const kinds = [
  { kind: 'Feedback', call: sendGenericFeedback, choices: ['Happy', 'Bug'] },
  {
    kind: 'Report conversation',
    call: sendConversationFeedback,
    choices: ['I accept to share my session data'],
  },
] as const;

describe.each(kinds)('a failed send of the dialog $kind', ({ kind, call, choices }) => {
  const send = async () => {
    const opened = await openDialog(kind);
    for (const choice of choices) await opened.user.click(opened.dialog.getByLabelText(choice));
    await opened.user.type(opened.dialog.getByRole('textbox'), 'It rings');
    await opened.press('Send');
    return opened;
  };

  it.each([
    [
      'the server’s words',
      { status: 500, body: { message: 'The cellar is flooded.' } },
      '500: The cellar is flooded.',
    ],
    ['a refusal’s words', { status: 403, body: { message: 'Not yours.' } }, '403: Not yours.'],
    ['default words after a page', { status: 502, body: [] }, `502: ${defaultMessage}`],
  ] as const)('is told in an alert with %s; the receipt comes after OK', async (_name, failure, text) => {
    const failed = fault(call, failure);
    const { press } = await send();
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent(text);
    expect(screen.queryByText(receipt)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await press('OK');
    expect(await screen.findByText(receipt)).toBeVisible();
    expect(failed.received).toHaveLength(1);
  });

  it('keeps the text, which the next opening offers back', async () => {
    fault(call, { status: 500 });
    const { press, open } = await send();
    await screen.findByRole('alertdialog');
    await press('OK');
    await screen.findByText(receipt);
    await press('Close window');
    await waitFor(() => expect(dialogs()).toHaveLength(0));

    const again = await open();
    expect(again.getByRole('textbox')).toHaveValue('');
    await press('Restore');
    expect(again.getByRole('textbox')).toHaveValue('It rings');
  });

  it('leads to the no-service page without a receipt when the connection is lost', async () => {
    fault(call, { network: 'error' });
    await send();
    await waitFor(() => expect(address()).toBe('/noservice'));
    expect(await screen.findByRole('alert')).toHaveTextContent(defaultMessage);
    expect(screen.queryByText(receipt)).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
