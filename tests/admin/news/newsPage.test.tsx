import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listAllNews, refreshNews } from '../../../src/api/admin/news';
import { notifications } from '../../support/controls';
import { signedIn } from '../../support/fakeAuth';
import { fault, mock } from '../../support/mocks';
import { renderApp } from '../../support/render';

const item = {
  id: 4,
  title: 'A quieter evening',
  content: '<p>Three <strong>small</strong> habits.</p><script>window.ran = true</script>',
  createdAt: '2026-03-01T09:30:00.000Z',
  modifiedAt: '2026-03-02T09:30:00.000Z',
  author: 'Mia Berg',
};

const open = () => renderApp({ path: '/admin/news', auth: signedIn({ permissions: ['read:admin'] }) });
const refreshButton = () => screen.findByRole('button', { name: 'Refresh news from WordPress' });

describe('the news of the back-office', () => {
  it('are listed with title, dates and author', async () => {
    mock(listAllNews, [item]);
    open();
    const row = await screen.findByRole('row', { name: /A quieter evening/ });
    expect(within(row).getByText('Mia Berg')).toBeInTheDocument();
    expect(row.querySelectorAll('time')).toHaveLength(2);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Created',
      'Modified',
      'Author',
      'View',
    ]);
  });

  it('open in a popup with their HTML, and nothing in it runs', async () => {
    mock(listAllNews, [item]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'View A quieter evening' }));
    const popup = await screen.findByRole('dialog', { name: 'A quieter evening' });
    expect((await within(popup).findByText('small')).tagName).toBe('STRONG');
    expect(popup.querySelector('script')).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'View A quieter evening' })).toHaveFocus());
  });

  it('are read again after they were taken over from WordPress', async () => {
    mock(listAllNews, [item]);
    const refreshes = mock(refreshNews);
    const { user } = open();
    const button = await refreshButton();
    await screen.findByText('A quieter evening');
    mock(listAllNews, [{ ...item, id: 5, title: 'Something new' }, item]);
    await user.dblClick(button);
    expect(await screen.findByText('Something new')).toBeInTheDocument();
    expect(await notifications().findByText('Refreshed')).toBeInTheDocument();
    expect(refreshes.received).toHaveLength(1);
  });

  it("say 'Error' in an alert, and in no toast, when WordPress can't be read", async () => {
    mock(listAllNews, [item]);
    fault(refreshNews, { status: 502 });
    const { user } = open();
    await user.click(await refreshButton());
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent('Error');
    expect(notifications().queryByRole('alert')).toBeNull();
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('A quieter evening')).toBeInTheDocument();
  });

  it('say so when there are none', async () => {
    mock(listAllNews, []);
    open();
    expect(await screen.findByText('No news yet')).toBeInTheDocument();
  });

  it('can be asked for again when they did not come', async () => {
    fault(listAllNews, { status: 500 });
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    mock(listAllNews, [item]);
    await user.click(retry);
    expect(await screen.findByText('A quieter evening')).toBeInTheDocument();
  });
});
