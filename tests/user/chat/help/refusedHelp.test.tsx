import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendChat } from '../../../../src/api/chat';
import { answered, conversation, mockAnswers } from '../../../support/conversation';
import { bob } from '../../../support/fakeAuth';
import { fault } from '../../../support/mocks';
import { box, openChat, shownEntries, textBack } from '../openChat';
import { beIn, someHelp } from './someHelp';

beforeEach(() => beIn('Europe/London'));

const refuse = (help: unknown = someHelp()) =>
  fault(sendChat, { status: 400, body: { code: 'CONTENT_FILTER', help } });

async function beRefused(help?: unknown) {
  const opened = await openChat();
  refuse(help);
  await opened.user.type(box(), 'Dark thoughts{Enter}');
  await textBack('Dark thoughts');
  return opened;
}

const card = () => screen.findByRole('region', { name: 'Help' });

describe('the help that comes with a refusal', () => {
  it('stands in the conversation beside the warning, and is no entry of it', async () => {
    await beRefused();
    const help = await within(screen.getByRole('log')).findByRole('region', { name: 'Help' });
    expect(help).toHaveTextContent('You need not carry it alone.');
    expect(help).toHaveTextContent('Who could be with you now?');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error sending message');
    expect(shownEntries()).toHaveLength(conversation.length);
    await waitFor(() =>
      expect(shownEntries().at(-1)).toHaveAttribute('aria-setsize', String(conversation.length)),
    );
  });

  it('has its numbers one press away', async () => {
    await beRefused();
    const links = within(await card()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:116123',
      'https://www.samaritans.org',
      'tel:999',
      'https://findahelpline.com',
    ]);
    expect(links[0]).toHaveAccessibleName('Call 116 123, Samaritans');
  });

  it('is said to screen readers, numbers included', async () => {
    await beRefused();
    expect(
      await screen.findByText(
        'You need not carry it alone. Samaritans: Call 116 123. Emergency number: Call 999. They listen. Who could be with you now?',
      ),
    ).toHaveAttribute('aria-live', 'assertive');
  });

  it('does not end the conversation: what is said next stands behind it', async () => {
    const { user } = await beRefused();
    mockAnswers('I am glad.');
    await user.clear(box());
    await user.type(box(), 'My sister is here{Enter}');
    expect(await screen.findByText('I am glad.', { selector: 'article *' })).toBeVisible();
    const [...order] = (await screen.findByRole('log')).querySelectorAll('article, section');
    expect(order.map((each) => each.tagName)).toEqual([
      'ARTICLE',
      'ARTICLE',
      'ARTICLE',
      'ARTICLE',
      'SECTION',
      'ARTICLE',
      'ARTICLE',
    ]);
  });

  it('is still there after a reload', async () => {
    const { unmount } = await beRefused();
    unmount();
    await openChat({ entries: [...conversation, answered(5, 'Later')] });
    expect(await card()).toHaveTextContent('You need not carry it alone.');
    const rows = (await screen.findByRole('log')).querySelectorAll('article, section');
    expect([...rows].findIndex(({ tagName }) => tagName === 'SECTION')).toBe(4);
  });

  it('can be put away, which a reload remembers, and brought back', async () => {
    const { user, unmount } = await beRefused();
    await user.click(within(await card()).getByRole('button', { name: 'Put away' }));
    expect(screen.queryByRole('link', { name: /116 123/ })).not.toBeInTheDocument();
    unmount();

    const again = await openChat();
    await again.user.click(await screen.findByRole('button', { name: 'Show them again' }));
    expect(within(await card()).getByRole('link', { name: /116 123/ })).toBeVisible();
  });

  it('is replaced by that of a later refusal', async () => {
    const { user } = await beRefused();
    refuse({ ...someHelp(), words: ['Others this time.'] });
    await user.type(box(), '{Enter}');
    expect(await screen.findByText('Others this time.')).toBeVisible();
    expect(screen.getAllByRole('region', { name: 'Help' })).toHaveLength(1);
  });

  it('is not shown to somebody else', async () => {
    const { unmount } = await beRefused();
    unmount();
    await openChat({ person: bob });
    expect(screen.queryByText('You need not carry it alone.')).not.toBeInTheDocument();
  });

  it('shows in a conversation that has no entry yet', async () => {
    const { user } = await openChat({ entries: [] });
    refuse();
    await user.type(box(), 'Dark thoughts{Enter}');
    expect(await card()).toBeVisible();
  });

  it.each([
    ['none', undefined],
    ['one of another shape', { words: 'Call us' }],
  ])(
    'is what helps everybody where the server sends %s, for the country that one is in',
    async (_what, help) => {
      const { user } = await openChat();
      fault(sendChat, { status: 400, body: { code: 'CONTENT_FILTER', help } });
      await user.type(box(), 'Dark thoughts{Enter}');
      expect(await screen.findByRole('alert')).toHaveTextContent('content filter');
      await textBack('Dark thoughts');
      expect(await card()).toHaveTextContent(
        'If you are at risk of harming yourself, please talk to somebody',
      );
      expect(within(await card()).getAllByRole('link')[0]).toHaveAccessibleName('Call 116 123, Samaritans');
    },
  );
});
