import type { Page } from '@playwright/test';

/** The screens that people have: phones, and the usual laptops and desktops. */
export const screenSizes = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
] as const;

/**
 * The controls of which some part lies under a bar that stays in place while the page scrolls, as the page stands now:
 * nobody presses what they can't see. What has been scrolled out of its region lies under nothing.
 */
export const findUnderBars = (page: Page): Promise<string[]> => page.evaluate(inspect);

/** Runs in the page. */
function inspect(): string[] {
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}'`;
  // These come on top of everything for a moment, and are closed again.
  const isPassing = (element: Element) =>
    element.closest(
      '[aria-label=Notifications], [role=dialog], [role=alertdialog], .dropdown-menu, .popover',
    );

  /** What is left of an element's box when everything around it that scrolls or clips has taken its part. */
  const visibleBox = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const box = {
      left: Math.max(left, 0),
      top: Math.max(top, 0),
      right: Math.min(right, innerWidth),
      bottom: Math.min(bottom, innerHeight),
    };
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (around === document.documentElement || getComputedStyle(around).overflow === 'visible') continue;
      const frame = around.getBoundingClientRect();
      box.left = Math.max(box.left, frame.left);
      box.top = Math.max(box.top, frame.top);
      box.right = Math.min(box.right, frame.right);
      box.bottom = Math.min(box.bottom, frame.bottom);
    }
    return box.right - box.left > 4 && box.bottom - box.top > 4 ? box : null;
  };

  const barAbove = (target: Element, x: number, y: number) => {
    for (let hit = document.elementFromPoint(x, y); hit && !hit.contains(target); hit = hit.parentElement) {
      if (target.contains(hit) || isPassing(hit)) return null;
      if (/sticky|fixed/.test(getComputedStyle(hit).position)) return hit;
    }
    return null;
  };

  const faults = new Set<string>();
  const controls = document.querySelectorAll<HTMLElement>(
    ':is(a[href], button, input, textarea, select, summary)',
  );
  for (const control of controls) {
    if (control.closest('[inert], .visually-hidden, .visually-hidden-focusable')) continue;
    if (control.matches('[type=hidden]') || !control.checkVisibility()) continue;
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    const target = label?.contains(control) ? label : control;
    const box = visibleBox(target);
    if (!box) continue;
    const xs = [box.left + 2, (box.left + box.right) / 2, box.right - 2];
    const ys = [box.top + 2, (box.top + box.bottom) / 2, box.bottom - 2];
    const bar = xs.flatMap((x) => ys.map((y) => barAbove(target, x, y))).find(Boolean);
    if (bar) faults.add(`${nameOf(control)} lies under the bar ${nameOf(bar)}`);
  }
  return [...faults];
}
