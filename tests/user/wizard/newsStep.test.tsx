import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listUnreadNews, markAllNewsRead, type NewsItem } from '../../../src/api/news';
import { createDeferred } from '../../../src/auth/deferred';
import { fault, mock } from '../../support/mocks';
import {
  expectEnabled,
  heading,
  mockStartUp,
  newsItem,
  nextButton,
  openStep,
  previousButton,
} from './startUp';

const open = () => openStep('newsOk', 'News');
const failure = 'We could not note that you have read this.';

describe('the news step', () => {
  it('shows the unread items in full and marks them as read, once', async () => {
    const { unread, read } = mockStartUp();
    const { user, next } = await open();
    expect(await screen.findByRole('heading', { name: 'Spring' })).toBeVisible();
    expect(await screen.findByText('All about Spring.')).toBeVisible();
    expect(await screen.findByText('All about Autumn.')).toBeVisible();
    await waitFor(() => expect(read.received).toHaveLength(1));
    expect(unread.received).toHaveLength(1);

    await user.click(previousButton());
    await heading('Welcome');
    await next();
    expect(await screen.findByText('All about Autumn.')).toBeVisible();
    await next();
    await heading('Thanks');
    expect(read.received).toHaveLength(1);
  });

  it('shows three items at once and keeps the rest a press away', async () => {
    mockStartUp();
    mock(
      listUnreadNews,
      ['One', 'Two', 'Three', 'Four', 'Five'].map((title, index) => newsItem(index + 1, title)),
    );
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'Three' })).toBeVisible();
    expect(screen.getByText('All about Four.')).not.toBeVisible();
    await user.click(screen.getByText('2 more'));
    expect(screen.getByText('All about Five.')).toBeVisible();
  });

  it('lets nobody go on before the news show: they would count as unread, and bring the start-up up again', async () => {
    const { read } = mockStartUp();
    const { promise, resolve } = createDeferred<NewsItem[]>();
    mock(listUnreadNews, () => promise);
    const { user, next } = await open();
    await user.click(nextButton());
    expect(await screen.findByText('The news are not loaded yet.', { selector: 'p' })).toBeVisible();
    expect(read.received).toHaveLength(0);

    resolve([newsItem(1, 'Spring')]);
    expect(await screen.findByText('All about Spring.')).toBeVisible();
    await next();
    await heading('Thanks');
    expect(read.received).toHaveLength(1);
  });

  it('says so when there is nothing new, and marks nothing', async () => {
    const { read } = mockStartUp();
    mock(listUnreadNews, []);
    await open();
    expect(await screen.findByText(/You have read all the news/)).toBeVisible();
    expectEnabled(nextButton());
    expect(read.received).toHaveLength(0);
  });

  it('marks nothing before the items show', async () => {
    const { read } = mockStartUp();
    fault(listUnreadNews, { status: 500 });
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'The news could not be loaded' })).toBeVisible();
    expectEnabled(nextButton());
    expect(read.received).toHaveLength(0);
    mock(listUnreadNews, [newsItem(3, 'Winter')]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('All about Winter.')).toBeVisible();
    await waitFor(() => expect(read.received).toHaveLength(1));
  });

  it('offers another try when the mark was not taken', async () => {
    mockStartUp();
    fault(markAllNewsRead, { status: 500 });
    const { user } = await open();
    expect(await screen.findByText(failure)).toBeVisible();
    const read = mock(markAllNewsRead);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(failure)).not.toBeInTheDocument());
    expect(read.received).toHaveLength(1);
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.getByText('All about Spring.')).toBeVisible();
  });

  it('offers it once the server takes it', async () => {
    mockStartUp();
    fault(markAllNewsRead, { status: 429, retryAfterSeconds: 40, body: { message: 'Too many.' } });
    await open();
    const retry = await screen.findByRole('button', { name: 'Retry in 40 s' });
    expect(retry).toHaveAttribute('aria-disabled', 'true');
  });
});
