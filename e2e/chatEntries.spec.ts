import { addressOf, stages } from '../scripts/stages';
import { openChat } from './support/chat';
import { expect, test } from './support/test';

const at = '2026-03-01T09:30:00.000Z';

test('the demonstration shows a picture of a video and words of care', async ({ page, sandbox }) => {
  const chat = await openChat(page, { email: 'user@example.com', sandbox: sandbox.address });
  const picture = chat.log.getByRole('img', { name: 'Taken from a video' });
  await chat.log.press('Home');
  await expect(async () => {
    await chat.log.press('PageDown');
    await expect(picture).toBeInViewport({ timeout: 200 });
  }).toPass({ intervals: [0] });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(picture.locator('xpath=ancestor::a')).toHaveCount(0);
});

test('entries are drawn by their kind, and kinds of the future are left out', async ({
  page,
  account,
  sandbox,
  stage,
  allowConsole,
}) => {
  // The sanitiser reads HTML where nothing runs; the browser says so all the same.
  allowConsole(/Failed to load resource/, /inline/, /policy violation: (script-src-attr|style-src-attr)/);
  const gone = `${addressOf(stages[stage].sandboxPort)}/media/gone.jpg`;
  const hostile =
    '<p onclick="alert(1)" style="color:red">Please <strong>talk</strong> to <a href="https://help.example/">somebody</a>.</p>' +
    '<script>document.title = "taken"</script><img src=x onerror="document.title = 1"><form><input name="q"></form>' +
    '<a href="javascript:alert(1)">press</a><iframe src="https://evil.example/"></iframe>';
  const entries = [
    { id: 1, timestamp: at, renderer: 'ChatResponse', data: { response: '<i>Hello</i>\nyou' } },
    { id: 2, timestamp: at, renderer: 'Poll', data: { question: 'What now?' } },
    { id: 3, timestamp: at, renderer: 'VideoRenderer', data: { videoUrl: gone } },
    { id: 4, timestamp: at, renderer: 'VideoRenderer', data: { videoUrl: 'javascript:alert(1)' } },
    { id: 5, timestamp: at, renderer: 'ContentFilter', data: { response: hostile } },
    { id: 6, timestamp: at, renderer: 'UserInput', data: { text: 'Thank you.', showDelete: true } },
  ];
  await sandbox.fault({ method: 'GET', path: '/api/chats', body: entries, account: account.email });
  const chat = await openChat(page, account);

  await expect(chat.entries).toHaveCount(5);
  await expect(chat.entries.nth(0)).toContainText('<i>Hello</i>\nyou', { useInnerText: true });
  await expect(chat.log.getByText('The picture of this video is not available.')).toHaveCount(2);
  await expect(chat.log.getByText('What now?')).toHaveCount(0);

  const notice = chat.entries.nth(3);
  await expect(notice.locator('strong')).toHaveText('talk');
  await expect(notice.getByRole('link', { name: 'somebody' })).toHaveAttribute('rel', /noopener/);
  await expect(notice.getByText('press')).not.toHaveAttribute('href');
  await expect(notice.locator('script, img, form, input, iframe, [style], [onclick], [name]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Chat/);
  await expect(notice.getByRole('button')).toHaveCount(0);
});
