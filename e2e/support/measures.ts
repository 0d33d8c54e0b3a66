import type { Page } from '@playwright/test';

/** What keeps people from using a page with the eyes, the fingers or the zoom that they have, in words. */
export const findLayoutFaults = (page: Page): Promise<string[]> => page.evaluate(inspect);

/** Runs in the page. */
async function inspect(): Promise<string[]> {
  const smallest = 24;
  let spareTries = 100;
  const faults: string[] = [];
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}'`;

  for (const element of document.querySelectorAll<HTMLElement>('*')) {
    const scrollsSideways =
      element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX);
    // A data table scrolls inside a region of its own.
    const isScrollRegion = element.matches(':is([role=region], section[aria-label])[tabindex="0"]');
    if (scrollsSideways && !isScrollRegion && element.scrollWidth > element.clientWidth + 1) {
      faults.push(`${nameOf(element)} scrolls sideways by ${element.scrollWidth - element.clientWidth}px`);
    }
  }

  /** How much of it can show at once: of what scrolls within a part of the page, no more than that part. */
  const roomOf = ({ parentElement }: Element): number => {
    if (!parentElement) return innerHeight;
    const scrolls = /auto|scroll/.test(getComputedStyle(parentElement).overflowY);
    const hasMore = parentElement.scrollHeight > parentElement.clientHeight;
    return scrolls && hasMore ? parentElement.clientHeight : roomOf(parentElement);
  };

  const isInView = (element: Element, { top, bottom, height }: DOMRect) =>
    height > roomOf(element) || (top >= -1 && bottom <= innerHeight + 1);

  const leavesSideways = ({ left, right }: DOMRect) => left < -1 || right > innerWidth + 1;

  const coverOf = (target: Element, box: DOMRect) => {
    const hit = document.elementFromPoint(
      (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
      (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
    );
    // An open menu or an explanation lies above the page until it is closed.
    const isAllowed = !hit || target.contains(hit) || hit.closest('.dropdown-menu, .popover, [role=listbox]');
    return isAllowed ? null : hit;
  };

  /** A long list is drawn and measured anew while it scrolls, so that one try may not be enough. */
  const bringIntoView = async (target: Element) => {
    for (let tries = 0; ; tries += 1) {
      const [box] = target.getClientRects();
      if (!box || (isInView(target, box) && !leavesSideways(box) && !coverOf(target, box))) return box;
      if (tries >= 3) {
        if (spareTries === 0) return box;
        spareTries -= 1;
      }
      target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      // Most are there at once; what is drawn anew, a moment later.
      if (tries === 0) continue;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  };

  const controls = document.querySelectorAll<HTMLElement>(
    ':is(a[href], button, input, textarea, select, summary, [tabindex="0"])',
  );
  for (const control of controls) {
    // What a screen reader alone meets, or the skip link until it has the focus, has no place on the screen.
    const isOutOfReach = control.closest('[inert], .visually-hidden, .visually-hidden-focusable');
    if (isOutOfReach || control.matches(':disabled, [type=hidden]') || !control.checkVisibility()) continue;
    // A label takes the press as well: it is the place for it where it holds the control, or the control is small.
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    const target = label && (label.contains(control) || control.clientHeight < smallest) ? label : control;
    const box = await bringIntoView(target);
    if (!box) continue;

    if (leavesSideways(box)) faults.push(`${nameOf(control)} leaves the screen sideways`);
    if (!isInView(target, box)) faults.push(`${nameOf(control)} cannot be scrolled into view`);

    const isInSentence =
      getComputedStyle(target).display === 'inline' &&
      (target.parentElement?.textContent ?? '').trim() !== (target.textContent ?? '').trim();
    if (!isInSentence && (box.width < smallest || box.height < smallest)) {
      faults.push(`${nameOf(control)} is a target of ${Math.round(box.width)} × ${Math.round(box.height)}px`);
    }

    const cover = coverOf(target, box);
    if (cover) faults.push(`${nameOf(control)} lies hidden under ${nameOf(cover)}`);
  }
  return [...new Set(faults)];
}

/** What still moves although the person asked for less motion; fades and colours may. */
export const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const still = new Set([
      'opacity',
      'offset',
      'computedOffset',
      'easing',
      'composite',
      'color',
      'backgroundColor',
    ]);
    return document.getAnimations().flatMap(({ effect, playState }) => {
      if (!(effect instanceof KeyframeEffect) || playState !== 'running') return [];
      // What is over within a frame is seen by nobody.
      if (Number(effect.getComputedTiming().duration) <= 1) return [];
      const moved = effect
        .getKeyframes()
        .flatMap((frame) => Object.keys(frame).filter((key) => !still.has(key)));
      return moved.length > 0
        ? [`${effect.target?.className ?? 'something'} moves by its ${moved.join(', ')}`]
        : [];
    });
  });
