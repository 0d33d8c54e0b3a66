import type { Plugin } from 'vite';
import { type Config, readConfig } from '../../src/shared/config/configSchema.ts';

/**
 * Reads the configuration that the application is built with, and stops the build when it is wrong. (The dev server
 * goes on: there the page itself says what is wrong.) The build gets what was read in place of what reads it, which no
 * visitor need load. Also writes the product's name into the page.
 *
 * @returns the plugin, and a function for other plugins that yields the configuration once Vite has read it
 */
export function checkedConfig(): { plugin: Plugin; config(): Config } {
  let config: Config | undefined;
  let isBuild = false;
  return {
    plugin: {
      name: 'hearken:checked-config',
      configResolved({ env, command }) {
        const outcome = readConfig(env);
        isBuild = command === 'build';
        if (outcome.problems && isBuild) throw incomplete(outcome.problems);
        config = outcome.config;
      },
      load(id) {
        if (!isBuild || !id.endsWith('/src/shared/config/config.ts')) return;
        return `export const configProblems = [];\nexport const config = ${JSON.stringify(config)};`;
      },
      transformIndexHtml: (html) => html.replaceAll('{{productName}}', escaped(config?.productName ?? '')),
    },
    config() {
      if (!config) throw new Error('The configuration is known only after configResolved');
      return config;
    },
  };
}

/** A text as it may stand in the page, also inside an attribute. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`);

/** Vite prints an error's stack; where this one was thrown would only bury what it says. */
function incomplete(problems: readonly string[]): Error {
  const lines = problems.map((problem) => `  ${problem}`);
  const error = new Error(`The configuration is not complete (see .env.example):\n${lines.join('\n')}`);
  error.stack = error.message;
  return error;
}
