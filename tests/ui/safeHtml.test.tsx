import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { SafeHtml } from '../../src/ui/SafeHtml';
import { sanitize } from '../../src/ui/sanitize';
import { hostile } from './hostileHtml';

beforeAll(() => import('../../src/ui/sanitize'), 60_000);

const allowedTags =
  'A B STRONG I EM U S P BR HR UL OL LI H2 H3 H4 H5 H6 BLOCKQUOTE CODE PRE SPAN DIV TABLE THEAD TBODY TR TD TH CAPTION SUB SUP DL DT DD'.split(
    ' ',
  );
const allowedAttributes = 'href title lang dir colspan rowspan scope target rel'.split(' ');
const imageAttributes = 'src alt width height loading referrerpolicy'.split(' ');

/** What a browser makes of the cleaned text, parsed anew as when it goes into the page. */
function parsed(html: string, images: readonly string[] | false = false): Element[] {
  const holder = document.createElement('div');
  holder.innerHTML = sanitize(html, images) as unknown as string;
  return [...holder.querySelectorAll('*')];
}

describe.each([
  ['without images', false],
  ['with images', ['http://localhost:5174']],
] as const)('hostile HTML %s', (_name, images) => {
  it.each(hostile)('leaves nothing but text, structure and safe links: %s', (html) => {
    for (const element of parsed(html, images)) {
      if (images && element.tagName === 'IMG') {
        expect(new URL(element.getAttribute('src') ?? '').origin).toMatch(
          /^https:|^http:\/\/localhost:5174$/,
        );
      } else {
        expect(allowedTags).toContain(element.tagName);
      }
      for (const { name, value } of element.attributes) {
        // An `is` can't be taken off an element; DOMPurify empties it.
        if (name === 'is' && value === '') continue;
        expect([...allowedAttributes, ...(element.tagName === 'IMG' ? imageAttributes : [])]).toContain(name);
        if (name === 'href') expect(value.replace(/\s/g, '')).toMatch(/^(https?:|mailto:|\/(?![/\\]))/i);
      }
    }
  });
});

describe('what may stay', () => {
  it('keeps text and its structure', () => {
    const html =
      '<h2>News</h2><p lang="da">Hej <strong>du</strong></p><ul><li>One</li></ul><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>';
    expect(String(sanitize(html, false))).toBe(html);
  });

  it('keeps the words of what it removes, but for scripts and styles', () => {
    expect(String(sanitize('<form>Hello <button>you</button></form>', false))).toBe('Hello you');
    expect(String(sanitize('<script>alert(1)</script><style>p{}</style>Hello', false))).toBe('Hello');
  });

  it('opens links that leave in a new tab that knows nothing of this one', () => {
    const [link] = parsed('<a href="https://example.com/a" target="_top" rel="opener">go</a>');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each(['/news', 'mailto:us@example.com', `${window.location.origin}/chat`])(
    'opens %s in place',
    (href) => {
      const [link] = parsed(`<a href="${href}">go</a>`);
      expect(link).toHaveAttribute('href', href);
      expect(link).not.toHaveAttribute('target');
    },
  );

  it('keeps images only where they are asked for, from https or a named origin, and keeps them quiet', () => {
    const html =
      '<img src="https://example.com/a.png" alt="A"><img src="http://localhost:5174/b.png"><img src="http://example.com/c.png">';
    expect(parsed(html)).toHaveLength(0);
    expect(parsed(html, []).map((image) => image.getAttribute('src'))).toEqual(['https://example.com/a.png']);
    const both = parsed(html, ['http://localhost:5174']);
    expect(both).toHaveLength(2);
    expect(both[0]).toHaveAttribute('alt', 'A');
    expect(both[1]).toHaveAttribute('alt', '');
    for (const image of both) expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
  });
});

describe('SafeHtml', () => {
  it('shows the cleaned HTML', async () => {
    const { container } = render(<SafeHtml html="<p onclick='x()'>Hello <b>you</b></p>" />);
    expect(await screen.findByText('you')).toBeVisible();
    expect(container.querySelector('p')?.outerHTML).toBe('<p>Hello <b>you</b></p>');
  });

  it('follows new HTML, and leaves the page alone while it is the same', async () => {
    const { container, rerender } = render(<SafeHtml html="<p>One</p>" images={['http://localhost:5174']} />);
    await screen.findByText('One');
    const first = container.querySelector('p');
    rerender(<SafeHtml html="<p>One</p>" images={['http://localhost:5174']} />);
    expect(container.querySelector('p')).toBe(first);
    rerender(<SafeHtml html="<p>Two</p>" />);
    expect(screen.getByText('Two')).toBeVisible();
    expect(screen.queryByText('One')).not.toBeInTheDocument();
  });
});
