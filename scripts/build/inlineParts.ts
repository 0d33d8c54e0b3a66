import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from 'sass';
import { minifySync, type Plugin } from 'vite';
import { screens } from '../../src/shared/address/screens.ts';
import type { Config } from '../../src/shared/config/configSchema.ts';
import { escaped } from './checkedConfig.ts';

/** The visitors' pages that begin with a heading of their own. */
const visitorScreens = [screens.signup, screens.unsubscribe, screens.activate];

/**
 * Writes into the page what has to be there before anything else is loaded: `<!-- inline: FILE -->` becomes the script
 * or the style of that file. (securityHeaders.ts names them in the policy by their hashes.) Also fills in what they
 * need to know: the cookie that tells of a session, and the headings of the visitors' pages.
 */
export function inlineParts(config: () => Config): Plugin {
  let root = '';
  return {
    name: 'hearken:inline-parts',
    configResolved(resolved) {
      root = resolved.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace('{{sessionCookie}}', escaped(`auth0.${config().auth.clientId}.is.authenticated=`))
          .replace('{{visitorHeadings}}', escaped(JSON.stringify(headings())))
          .replace(/<!-- inline: (\S+) -->/g, (_, file: string) => inlinePart(path.join(root, file))),
    },
  };
}

/** A script or a style sheet as an element of the page. @throws when the file is missing or wrong */
export function inlinePart(file: string): string {
  if (file.endsWith('.scss')) {
    const { css } = compile(file, { style: 'compressed', silenceDeprecations: ['import'], charset: false });
    return `<style>${css}</style>`;
  }
  return `<script>${minifySync(file, readFileSync(file, 'utf8')).code.trim()}</script>`;
}

const headings = () => Object.fromEntries(visitorScreens.map(({ path: address, title }) => [address, title]));
