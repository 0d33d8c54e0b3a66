// Runs a TypeScript file: node scripts/run.mjs FILE [arguments], and installs first what is missing. The file finds its
// arguments where node puts them.
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { prepare } from './prepare.mjs';

const [, , file] = process.argv;
if (!file) {
  console.error('Which file? node scripts/run.mjs FILE [arguments]');
  process.exit(2);
}
process.argv.splice(1, 2, path.resolve(file));
prepare();
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(path.resolve(file)).href);
