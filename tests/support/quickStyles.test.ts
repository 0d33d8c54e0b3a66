import { afterEach, beforeEach, expect, it } from 'vitest';

const names =
  'a button dd details dialog div em embed fieldset h1 img input label legend li noscript ol option p pre script section select slot span strong summary svg table tbody td textarea tr ul'.split(
    ' ',
  );
const few = ['button', 'dialog', 'div', 'input', 'script', 'summary', 'tr'];
const properties = ['display', 'visibility', 'opacity', 'pointer-events', 'font-style'];

let frame: HTMLIFrameElement;
beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'));
});
afterEach(() => document.body.replaceChildren());

/** What jsdom itself says: a frame's window is not equipped as the tests' window is. */
function byJsdom(element: Element) {
  if (!frame.contentWindow) throw new Error('The frame has no window');
  return frame.contentWindow.getComputedStyle(element);
}

/** Puts an element into the page, in the last of some that are inside one another. */
function put(element: Element, ...around: Element[]) {
  let place: Element = document.body;
  for (const each of around) place = place.appendChild(each);
  return place.appendChild(element);
}

function make(name: string, attributes: Record<string, string> = {}) {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

function expectSame(element: Element) {
  for (const property of properties) {
    const said = `${property} of ${element.outerHTML}`;
    expect(getComputedStyle(element).getPropertyValue(property), said).toBe(
      byJsdom(element).getPropertyValue(property),
    );
  }
}

const attributes: Record<string, string>[] = [
  { hidden: '' },
  { hidden: 'until-found' },
  { open: '' },
  { popover: '' },
  { type: 'hidden' },
  { class: 'd-none', id: 'one' },
  { style: 'display: flex; opacity: 0' },
  { style: 'visibility: hidden' },
  { style: 'pointer-events: none; color: red' },
  { style: 'all: unset' },
  { style: 'color: red', hidden: '' },
];

it('an element is styled as jsdom does it, by itself and inside of others', () => {
  const elements = attributes.flatMap((given) => [
    ...few.map((name) => put(make(name, given))),
    ...['div', 'tbody', 'dialog'].map((name) => put(make('span'), make(name, given), make('p'))),
    put(make('summary'), make('details', given)),
    put(make('td', { style: 'visibility: inherit' }), make('tr', given)),
  ]);
  const bare = names.flatMap((name) => [put(make(name)), put(make(name, { hidden: '' }))]);
  for (const element of [...elements, ...bare]) expectSame(element);
});

it('a style has everything that a style has', () => {
  const element = put(make('p', { style: 'pointer-events: none; margin-top: 2px' }));
  const style = getComputedStyle(element);
  expect([style.pointerEvents, style.display, style.marginTop]).toEqual(['none', 'block', '2px']);
  expect(style.getPropertyPriority('display')).toBe('');
});

it('a change shows at once, and so does a style sheet', () => {
  const outer = make('div');
  const inner = put(make('p'), outer);
  expect(getComputedStyle(inner).visibility).toBe('visible');
  outer.style.visibility = 'hidden';
  expect(getComputedStyle(inner).visibility).toBe('hidden');
  outer.removeAttribute('style');
  expect(getComputedStyle(inner).visibility).toBe('visible');
  const sheet = document.body.appendChild(document.createElement('style'));
  sheet.textContent = 'p { display: none }';
  expect(getComputedStyle(inner).display).toBe('none');
  sheet.remove();
  expect(getComputedStyle(inner).display).toBe('block');
});
