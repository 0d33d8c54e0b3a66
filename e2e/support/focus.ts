import type { Page } from '@playwright/test';

/** How the focus shows on the element that has it, or on what stands for that element. */
export interface FocusLook {
  name: string;
  /** An outline of at least 2 px. */
  isVisible: boolean;
  /** Nothing lies above it. */
  isUncovered: boolean;
}

/**
 * Looks at the focused element, for some seconds if need be: what has just been scrolled there may still be on its way.
 *
 * @returns null when the focus is on the page itself or outside of it
 */
export async function lookAtFocus(page: Page): Promise<FocusLook | null> {
  const watch = await page.evaluateHandle(watchFocus, { walks: false });
  const look = await watch.evaluate(({ lookNow }) => lookNow());
  await watch.dispose();
  return look;
}

const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
const pressesAtOnce = 10;

/**
 * Presses Tab until the focus has come round, or so many times, and looks at each stop on the way. The presses wait for
 * nothing but each other: the page itself looks at a stop before the next press takes the focus on.
 */
export async function walkByKeyboard(page: Page, mostStops: number): Promise<FocusLook[]> {
  const watch = await page.evaluateHandle(watchFocus, { walks: true });
  const devtools = await page.context().newCDPSession(page);
  const press = () => [
    devtools.send('Input.dispatchKeyEvent', { ...tab, type: 'rawKeyDown' }),
    devtools.send('Input.dispatchKeyEvent', { ...tab, type: 'keyUp' }),
  ];
  for (let pressed = 0; pressed < mostStops; pressed += pressesAtOnce) {
    await Promise.all(Array.from({ length: pressesAtOnce }, press).flat());
    if (await watch.evaluate(({ isRound }) => isRound())) break;
  }
  await devtools.detach();
  const stops = await watch.evaluate(({ endWalk }) => endWalk());
  await watch.dispose();
  return stops;
}

/** Runs in the page. */
function watchFocus({ walks }: { walks: boolean }) {
  const patienceMs = 2_000;
  const stops: { element: HTMLElement; look: FocusLook }[] = [];
  let presses = 0;
  let hasComeRound = false;

  const isDrawn = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const see = (focused: Element): FocusLook => {
    const label = focused.closest('label');
    const box = focused.getBoundingClientRect();
    const hit = document.elementFromPoint(
      (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
      (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
    );
    return {
      name: `${focused.tagName.toLowerCase()} '${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}'`,
      isVisible: isDrawn(focused) || isDrawn(label) || isDrawn(focused.closest('form')),
      isUncovered: hit !== null && Boolean(focused.contains(hit) || label?.contains(hit)),
    };
  };
  const isFine = ({ isVisible, isUncovered }: FocusLook) => isVisible && isUncovered;
  const seePatiently = async (focused: Element) => {
    const end = performance.now() + patienceMs;
    let look = see(focused);
    while (!isFine(look) && performance.now() < end) {
      await new Promise(requestAnimationFrame);
      look = see(focused);
    }
    return look;
  };
  const findFocused = () => {
    const { activeElement, body, documentElement } = document;
    const isOnPage = !activeElement || activeElement === body || activeElement === documentElement;
    return isOnPage ? null : (activeElement as HTMLElement);
  };

  const noteStop = () => {
    const element = findFocused();
    // Between the last stop and the first one the browser has the focus.
    if (!element || hasComeRound) return;
    hasComeRound = stops[0]?.element === element;
    if (!hasComeRound) stops.push({ element, look: see(element) });
  };
  const onKeyDown = () => {
    if (presses > 0) noteStop();
    presses += 1;
  };
  if (walks) addEventListener('keydown', onKeyDown, true);

  return {
    lookNow: async () => {
      const focused = findFocused();
      return focused && seePatiently(focused);
    },
    isRound: () => hasComeRound,
    endWalk: async () => {
      removeEventListener('keydown', onKeyDown, true);
      noteStop();
      const looks: FocusLook[] = [];
      for (const { element, look } of stops) {
        if (!isFine(look)) element.focus();
        looks.push(isFine(look) ? look : await seePatiently(element));
      }
      return looks;
    },
  };
}
