import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listNews, markNewsItemRead, type NewsItem } from '../../../src/api/news';
import { newsKeys } from '../../../src/user/news/keys';
import { NewsPage } from '../../../src/user/news/NewsPage';
import { fault, mock } from '../../support/mocks';
import { address, renderScreen } from '../../support/render';

const item = (id: number, changes: Partial<NewsItem> = {}): NewsItem => ({
  id,
  title: `Title ${id}`,
  content: `<p>Words of <strong>item ${id}</strong></p>`,
  author: 'Sofie Brandt',
  createdAt: `2026-03-0${id}T09:30:00.000Z`,
  isRead: true,
  ...changes,
});

const previous = () => screen.getByRole('button', { name: 'Previous' });
const next = () => screen.getByRole('button', { name: 'Next' });
const shown = (title: string) => screen.findByRole('heading', { level: 2, name: title });

async function openNews(items: NewsItem[]) {
  const listed = mock(listNews, items);
  const read = mock(markNewsItemRead);
  const app = renderScreen(<NewsPage />, { path: '/news' });
  await shown(items[0]?.title ?? 'No news.');
  return { ...app, listed, readIds: () => read.received.map(({ params }) => Number(params.id)) };
}

describe('the news', () => {
  it('show the newest item with its title, author, date and content', async () => {
    await openNews([item(3), item(2), item(1)]);
    expect(screen.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    expect(screen.getByText(/^by Sofie Brandt,/)).toHaveTextContent(/by Sofie Brandt, .*2026.*\d:\d\d/);
    expect(await screen.findByText('item 3')).toContainHTML('<strong>item 3</strong>');
    expect(screen.getByText('1 of 3')).toBeVisible();
  });

  it('turn one by one, as far as there are any', async () => {
    const { user } = await openNews([item(3), item(2), item(1)]);
    expect(previous()).toHaveAttribute('aria-disabled', 'true');
    await user.click(previous());
    expect(screen.getByText('1 of 3')).toBeVisible();

    await user.click(next());
    expect(await shown('Title 2')).toBeVisible();
    expect(screen.getByText('2 of 3')).toBeVisible();
    expect(previous()).not.toHaveAttribute('aria-disabled');
    await user.click(next());
    expect(await shown('Title 1')).toBeVisible();
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(next()).toHaveFocus());
    await user.click(next());
    expect(screen.getByText('3 of 3')).toBeVisible();

    await user.click(previous());
    expect(await shown('Title 2')).toBeVisible();
  });

  it('come back to the same item after a reload; Back leaves them', async () => {
    const { user, unmount } = await openNews([item(3), item(2), item(1)]);
    await user.click(next());
    await shown('Title 2');
    expect(address()).toBe('/news?item=2');
    unmount();
    renderScreen(<NewsPage />, { path: '/news?item=2' });
    expect(await shown('Title 2')).toBeVisible();
    expect(screen.getByText('2 of 3')).toBeVisible();
  });

  it('turn with the arrow keys on the pager, and say what shows', async () => {
    const { user } = await openNews([item(2), item(1)]);
    next().focus();
    await user.keyboard('{ArrowRight}');
    expect(await shown('Title 1')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('2 of 2: Title 1');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('2 of 2')).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(await shown('Title 2')).toBeVisible();
  });

  it('go back to the chat with Close', async () => {
    const { user } = await openNews([item(1)]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/chat'));
  });

  it('say so when there are none', async () => {
    await openNews([]);
    expect(screen.getByText('No news.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  });

  it('run nothing that their HTML brings along', async () => {
    await openNews([
      item(1, { content: '<p>Hi <img src=x onerror="alert(1)"></p><script>alert(2)</script>' }),
    ]);
    expect(await screen.findByText('Hi')).toBeVisible();
    expect(document.querySelector('article script, article [onerror]')).toBeNull();
  });
});

describe('opening an item', () => {
  it('marks it as read when it is not yet, the first included', async () => {
    const { user, readIds } = await openNews([
      item(3, { isRead: false }),
      item(2),
      item(1, { isRead: false }),
    ]);
    await waitFor(() => expect(readIds()).toEqual([3]));
    await user.click(next());
    await shown('Title 2');
    await user.click(next());
    await shown('Title 1');
    await waitFor(() => expect(readIds()).toEqual([3, 1]));
  });

  it('makes no second call when it is opened again', async () => {
    const { user, readIds } = await openNews([item(2, { isRead: false }), item(1)]);
    await waitFor(() => expect(readIds()).toEqual([2]));
    await user.click(next());
    await shown('Title 1');
    await user.click(previous());
    await shown('Title 2');
    expect(readIds()).toEqual([2]);
  });

  it('says that the mark failed, and makes up for it at the next opening', async () => {
    mock(listNews, [item(2, { isRead: false }), item(1)]);
    const failed = fault(markNewsItemRead, { status: 500 });
    const { user } = renderScreen(<NewsPage />, { path: '/news' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Sorry, we could not connect to the server.');
    expect(await shown('Title 2')).toBeVisible();
    expect(failed.received).toHaveLength(1);

    const read = mock(markNewsItemRead);
    await user.click(next());
    await user.click(previous());
    await waitFor(() => expect(read.received).toHaveLength(1));
  });
});

describe('an item that shows', () => {
  it('stays when a newer one comes in', async () => {
    const { user, queryClient } = await openNews([item(2), item(1)]);
    await user.click(next());
    await shown('Title 1');
    mock(listNews, [item(3), item(2), item(1)]);
    await queryClient.invalidateQueries({ queryKey: newsKeys.list() });
    expect(await screen.findByText('3 of 3')).toBeVisible();
    expect(await shown('Title 1')).toBeVisible();
  });
});

describe('loading the news', () => {
  it('asks the server anew each time the screen opens', async () => {
    const { router, listed } = await openNews([item(1)]);
    await router.navigate('/elsewhere');
    await screen.findByText('Another page');
    await router.navigate('/news');
    await shown('Title 1');
    expect(listed.received).toHaveLength(2);
  });

  it('says that it is under way', async () => {
    fault(listNews, { hangs: true });
    renderScreen(<NewsPage />, { path: '/news' });
    expect(await screen.findByText('Loading the news')).toBeInTheDocument();
  });

  it('offers another try when it failed', async () => {
    fault(listNews, { status: 500 });
    const { user } = renderScreen(<NewsPage />, { path: '/news' });
    expect(await screen.findByRole('heading', { name: 'The news could not be loaded' })).toBeVisible();
    mock(listNews, [item(1)]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await shown('Title 1')).toBeVisible();
  });

  it('says so where access is refused', async () => {
    fault(listNews, { status: 403 });
    renderScreen(<NewsPage />, { path: '/news' });
    expect(await screen.findByText('You do not have access to this.')).toBeVisible();
  });
});
