import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../../../src/ui/toasts/ToastProvider';
import { ReplyText } from '../../../../src/user/chat/reply/ReplyText';
import { renderScreen } from '../../../support/render';
import { markedTexts } from './texts';

const reply = (text: string, isRunning = false) => (
  <ToastProvider>
    <ReplyText text={text} isRunning={isRunning} />
  </ToastProvider>
);

/** Shows a reply to a person and gives back what holds it. */
const show = (text: string, isRunning = false) => {
  const { container, rerender, unmount } = render(reply(text, isRunning));
  return { container, unmount, grow: (longer: string) => rerender(reply(longer, true)) };
};

beforeAll(async () => {
  show('**Loads formatting**');
  await screen.findByText('Loads formatting', { selector: 'strong' });
});

describe('a reply shows', () => {
  it('words that stand out, without the marks', () => {
    const { container } = show('So **very** *quietly* ~~not~~ `now`');
    expect(container).toHaveTextContent('So very quietly not now');
    expect(screen.getByText('very').tagName).toBe('STRONG');
    expect(screen.getByText('quietly').tagName).toBe('EM');
    expect(screen.getByText('not').tagName).toBe('S');
    expect(screen.getByText('now').tagName).toBe('CODE');
  });

  it('lists as lists, nested as well', () => {
    show('1. One\n   - a\n   - b\n2. Two');
    const [outer, inner] = screen.getAllByRole('list');
    expect(outer?.tagName).toBe('OL');
    expect(
      within(inner ?? document.body)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['a', 'b']);
  });

  it('a list that goes on after code with its number', () => {
    show('1. One\n```\nx\n```\n2. Two');
    expect(screen.getAllByRole('list')[1]).toHaveAttribute('start', '2');
  });

  it('headings as bold lines, which are none of the page', () => {
    show('## Today\nA line');
    expect(screen.getByText('Today').tagName).toBe('STRONG');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('quotes, rules and tables', () => {
    show('> *Slowly*\n\n---\n\n| a | b |\n|---|---|\n| 1 | 2 |');
    expect(screen.getByText('Slowly').closest('blockquote')).toBeVisible();
    expect(screen.getByRole('separator')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Table' })).getAllByRole('columnheader')).toHaveLength(
      2,
    );
  });

  it('line breaks and blank lines as they were written', () => {
    const { container } = show('One\ntwo\n\n\n*three*');
    expect(container.textContent).toBe('One\ntwo\n\nthree');
  });

  it('links that open elsewhere, bare addresses among them', () => {
    show(
      'Ask [them](https://help.example/a) or look at https://care.example/b?c=1. Or [write](mailto:a@help.example).',
    );
    const link = screen.getByRole('link', { name: 'them' });
    expect(link).toHaveAttribute('href', 'https://help.example/a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: 'https://care.example/b?c=1' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'write' })).toHaveAttribute('href', 'mailto:a@help.example');
  });

  it('the address of a link without words', () => {
    show('[](https://help.example/a)');
    expect(screen.getByRole('link', { name: 'https://help.example/a' })).toBeVisible();
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '/logout',
    '//evil.example',
    'JaVaScRiPt:alert(1)',
    '&#106;s:x',
  ])('a link to %s as words alone', (address) => {
    const { container } = show(`Press [here](${address}) **now**`);
    expect(container).toHaveTextContent('Press here now');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('HTML as the text it is, and a picture as a link to it', () => {
    const html = '<script>alert(1)</script><img src=x onerror=alert(1)><b>';
    const { container } = show(`${html} **bold** ![a cat](https://cats.example/1.png)`);
    expect(container).toHaveTextContent(`${html} bold a cat`);
    expect(container.querySelector('script, img, b')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'a cat' })).toHaveAttribute('href', 'https://cats.example/1.png');
  });

  it.each([
    '*'.repeat(100_000),
    '> '.repeat(50_000),
    '[a]('.repeat(25_000),
    Array.from({ length: 440 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n'),
    '**_'.repeat(33_000),
  ])('a hostile text of 100 KB without giving up', (text) => {
    expect(show(text).container).not.toBeEmptyDOMElement();
  });
});

describe('a reply that comes word by word', () => {
  it.each(markedTexts)('looks at each moment as if it had been there from the start: %j', (text) => {
    const growing = show('', true);
    let shown = '';
    for (const [word] of text.matchAll(/\s*\S+/g)) {
      shown += word;
      growing.grow(shown);
      const fresh = show(shown, true);
      expect(growing.container.isEqualNode(fresh.container), shown).toBe(true);
      fresh.unmount();
    }
  });

  it('leaves finished blocks untouched', () => {
    const { grow } = show('A **first** one.\n\nThe sec', true);
    const first = screen.getByText('first');
    grow('A **first** one.\n\nThe *second*.\n\n- and');
    expect(screen.getByText('first')).toBe(first);
    expect(screen.getByText('second').tagName).toBe('EM');
  });

  it('shows no bullet for marks that may become something else, and shows them once it has ended', () => {
    const { container, grow } = show('Try *this*:\n\n', true);
    grow('Try *this*:\n\n**');
    expect(container).toHaveTextContent(/^Try this:$/);
    expect(show('Try *this*:\n\n**').container).toHaveTextContent('Try this: **');
  });
});

describe('code', () => {
  it('has a name, a place of its own to scroll in, and a button that copies it', async () => {
    const { user } = renderScreen(
      <ReplyText text={'Run:\n```sh\nnpm ci\n  npm start\n```'} isRunning={false} />,
    );
    const region = await screen.findByRole('region', { name: 'Code, sh' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(region.querySelector('pre code')?.textContent).toBe('npm ci\n  npm start');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('npm ci\n  npm start');
    expect(await screen.findByText('Copied to clipboard')).toBeVisible();
  });

  it('is selected where the browser does not let it be copied', async () => {
    const { user } = renderScreen(<ReplyText text={'```\nnpm ci\n```'} isRunning={false} />);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/The code is selected/)).toBeVisible();
    expect(window.getSelection()?.toString()).toBe('npm ci');
  });
});
