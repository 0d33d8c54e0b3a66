import type { CSSOptions } from 'vite';

type PostCssPlugins = Exclude<CSSOptions['postcss'], string | undefined>['plugins'];

/** What Bootstrap says of any element beside another, and the same said from above. */
const rewritten: Record<string, string> = { 'legend + *': 'fieldset > :not(legend)' };

/**
 * Rewrites the selectors by which a browser restyles everything around an element that goes: a rule about whatever follows
 * something makes each row that scrolls out of a long list cost the styles of all that stay.
 */
export const calmSelectors: PostCssPlugins = [
  {
    postcssPlugin: 'hearken:calm-selectors',
    Rule(rule) {
      rule.selector = rewritten[rule.selector] ?? rule.selector;
    },
  },
];
