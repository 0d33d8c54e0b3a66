import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getDevLogsEnabled, getInitialDevLogId } from '../../../src/api/developer/devLogs';
import { fault, mock } from '../../support/mocks';
import { address } from '../../support/render';
import {
  exception,
  faultLines,
  line,
  lines,
  mockLog,
  openDevLog,
  refreshButton,
  shownLines,
  theLine,
} from './openDevLog';

const openLine = async (user: ReturnType<typeof openDevLog>['user'], id: number) => {
  const article = await theLine(id);
  await user.click(within(article).getByRole('button'));
  return article;
};

describe('the developer log', () => {
  it('asks whether there is one, where the session begins, and then for its lines', async () => {
    const calls = mockLog();
    openDevLog();
    expect(await theLine(43)).toBeInTheDocument();
    expect(shownLines()).toEqual(['Session, line 41', 'GptCall, line 42', 'Exception, line 43']);
    expect(calls.enabled.received).toHaveLength(1);
    expect(calls.initial.received).toHaveLength(1);
    expect(calls.lines.received).toMatchObject([{ params: { fromId: '40' } }]);
    expect(screen.getByText('3 lines')).toBeInTheDocument();
  });

  it('says so and asks for nothing more while logging is disabled', async () => {
    const calls = mockLog();
    mock(getDevLogsEnabled, { isEnabled: false });
    const { user } = openDevLog();
    expect(
      await screen.findByRole('heading', { name: 'DevLogs are disabled serverside.' }),
    ).toBeInTheDocument();
    expect(calls.initial.received).toEqual([]);
    expect(calls.lines.received).toEqual([]);

    mock(getDevLogsEnabled, { isEnabled: true });
    await user.click(await refreshButton());
    expect(await theLine(43)).toBeInTheDocument();
  });

  it('says so when logging is disabled between two of its calls', async () => {
    faultLines({ status: 400 });
    openDevLog();
    expect(
      await screen.findByRole('heading', { name: 'DevLogs are disabled serverside.' }),
    ).toBeInTheDocument();
    expect(screen.queryByText('The developer log could not be loaded')).not.toBeInTheDocument();
  });

  it('says what will be here while there are no lines', async () => {
    mockLog([]);
    openDevLog();
    expect(await screen.findByRole('heading', { name: 'No lines yet' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it.each([
    ['whether there is one', () => fault(getDevLogsEnabled, { status: 500 })],
    ['where the session begins', () => fault(getInitialDevLogId, { status: 500 })],
    ['its lines', () => faultLines({ status: 500 })],
  ])('can be asked for again when the answer did not come: %s', async (_, fail) => {
    mockLog();
    fail();
    const { user } = openDevLog();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    mockLog();
    await user.click(retry);
    expect(await theLine(43)).toBeInTheDocument();
  });

  it('says so when the server refuses it', async () => {
    mockLog();
    fault(getDevLogsEnabled, { status: 403 });
    openDevLog();
    expect(await screen.findByText('You do not have access to this.')).toBeInTheDocument();
  });
});

describe('a line of the log', () => {
  it('shows of a call to a language model the answer and the tokens at a glance, all of it when opened', async () => {
    mockLog();
    const { user } = openDevLog();
    const article = await theLine(42);
    expect(article).toHaveTextContent('GptCallWhich item comes back?1,450 tokens');
    expect(article).not.toHaveTextContent('You are a patient coach.');

    const head = within(article).getByRole('button', { expanded: false });
    await user.click(head);
    for (const text of ['system', 'You are a patient coach.', 'user', 'Finish reason: stop'])
      expect(within(article).getByText(text)).toBeInTheDocument();
    expect(within(article).getByText(/^I was awake\s+from three again\.$/)).toBeInTheDocument();
    expect(within(article).getByText('Prompt tokens').nextElementSibling).toHaveTextContent('1412');
    expect(within(article).getByText('Completion tokens').nextElementSibling).toHaveTextContent('38');
    expect(within(article).getByText('Total tokens').nextElementSibling).toHaveTextContent('1450');
    expect(article).toHaveTextContent('Line 42, 2026-03-01T09:30:12.345Z');

    await user.click(head);
    expect(article).not.toHaveTextContent('You are a patient coach.');
  });

  it('shows of an exception the message and the source at a glance, the stack trace when opened', async () => {
    mockLog();
    const { user } = openDevLog();
    const article = await theLine(43);
    expect(article).toHaveTextContent(`Exception${exception.message}${exception.source}`);
    await openLine(user, 43);
    for (const name of ['Message', 'Source', 'Stack trace'])
      expect(within(article).getByText(name)).toBeInTheDocument();
    expect(article).toHaveTextContent('at ask (assistant.ts:7)');
  });

  it.each([
    ['of a category that nobody knows', 'Weather', '{"sun":true}'],
    ['that is no JSON', 'GptCall', 'half a te'],
    ['of another shape than its category has', 'Exception', '{"message":7}'],
  ])('shows text %s as it is', async (_, category, text) => {
    mockLog([line(50, category, text)]);
    const { user } = openDevLog();
    const article = await openLine(user, 50);
    expect(within(article).getAllByText(text)).toHaveLength(2);
  });

  it('is opened by its address, which keeps what is open', async () => {
    mockLog();
    const { user } = openDevLog('?line=42&line=nonsense');
    const article = await theLine(42);
    expect(within(article).getByRole('button', { expanded: true })).toBeInTheDocument();
    await openLine(user, 43);
    expect(address()).toBe('/devlog?line=42&line=43');
    await openLine(user, 42);
    expect(address()).toBe('/devlog?line=43');
  });
});

describe('the categories', () => {
  it('are those seen so far with the number of their lines, all ticked', async () => {
    mockLog([...lines, line(44, 'Session', { event: 'closed', sessionId: 7 })]);
    openDevLog();
    await theLine(44);
    const boxes = within(screen.getByRole('group', { name: 'Categories' })).getAllByRole('checkbox');
    expect(boxes.map((box) => [box.closest('div')?.textContent, (box as HTMLInputElement).checked])).toEqual([
      ['Session 2', true],
      ['GptCall 1', true],
      ['Exception 1', true],
    ]);
  });

  it('hide their lines when unticked, and the address keeps that', async () => {
    mockLog();
    const { user } = openDevLog();
    await theLine(41);
    await user.click(screen.getByRole('checkbox', { name: 'Session 1' }));
    expect(shownLines()).toEqual(['GptCall, line 42', 'Exception, line 43']);
    expect(screen.getByText('2 of 3 lines')).toBeInTheDocument();
    expect(address()).toBe('/devlog?hide=Session');

    await user.click(screen.getByRole('checkbox', { name: 'GptCall 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Exception 1' }));
    expect(screen.getByRole('heading', { name: 'Every category is hidden' })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Session 1' }));
    expect(shownLines()).toEqual(['Session, line 41']);
  });

  it('can come hidden with a shared link', async () => {
    mockLog();
    openDevLog('?hide=GptCall&hide=Exception');
    await theLine(41);
    expect(shownLines()).toEqual(['Session, line 41']);
    expect(screen.getByRole('checkbox', { name: 'GptCall 1' })).not.toBeChecked();
  });
});

describe('Refresh', () => {
  const newer = line(44, 'Module', { event: 'entered', moduleId: 3 });

  it('asks for what came after the last line, appends it and ticks a category that is new', async () => {
    mockLog();
    const { user } = openDevLog('?hide=Session');
    await theLine(43);
    const calls = mockLog([...lines, newer]);
    await user.click(await refreshButton());
    expect(await theLine(44)).toBeInTheDocument();
    expect(shownLines()).toEqual(['GptCall, line 42', 'Exception, line 43', 'Module, line 44']);
    expect(screen.getByRole('checkbox', { name: 'Module 1' })).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('1 new line.');
    expect(calls.lines.received).toMatchObject([{ params: { fromId: '43' } }]);
    expect(calls.enabled.received, 'nothing else is asked again').toEqual([]);
    expect(calls.initial.received).toEqual([]);

    await user.click(await refreshButton());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing new.'));
    expect(calls.lines.received).toMatchObject([{}, { params: { fromId: '44' } }]);
    expect(shownLines()).toHaveLength(3);
  });

  it('leaves the lines where they are when it fails', async () => {
    mockLog();
    const { user } = openDevLog();
    await theLine(43);
    faultLines({ status: 500 });
    await user.click(await refreshButton());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(shownLines()).toHaveLength(3);
    mockLog([...lines, newer]);
    await user.click(await refreshButton());
    expect(await theLine(44)).toBeInTheDocument();
  });

  it('says so when logging has been disabled meanwhile', async () => {
    mockLog();
    const { user } = openDevLog();
    await theLine(43);
    faultLines({ status: 400 });
    await user.click(await refreshButton());
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('DevLogs are disabled serverside.'),
    );
    expect(shownLines()).toHaveLength(3);
  });
});
