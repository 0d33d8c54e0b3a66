import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../root.ts';

const fileOf = (name: string) => path.join(root, 'node_modules/react-router/dist/production', name);

/** Takes the router's production files, without its warnings: its package names the development files alone. */
export const productionRouter = (): Plugin => ({
  name: 'hearken:production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: fileOf('index.mjs') },
        { find: /^react-router\/dom$/, replacement: fileOf('dom-export.mjs') },
      ],
    },
  }),
});
