import { vi } from 'vitest';

/** What jsdom has no idea of, as much of it as the screens need; lasts for the running test. */
export function equipBrowser(): void {
  layOut();
  typeOn('physical');
}

/** jsdom lays nothing out: the scroller of a long list gets a height, and each of its rows another. */
export function layOut({ scroller = 20_000, row = 100 } = {}): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function (this: Element) {
    return this.getAttribute('role') === 'log' ? scroller : 0;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.dataset.index === undefined ? 0 : row;
  });
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView ??= () => undefined;
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
}

/** Says what the person types on; a touch keyboard's Enter makes a new line. */
export function typeOn(kind: 'physical' | 'touch'): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('pointer: coarse') && kind === 'touch',
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
