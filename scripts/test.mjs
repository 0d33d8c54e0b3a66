// `npm test` and `npm run check`. Everything that needs packages comes after prepare().
import { prepare } from './prepare.mjs';

prepare();
const { register } = await import('tsx/esm/api');
register();
const { runChecks } = await import('./test/runChecks.ts');
process.exitCode = await runChecks({ onlyQuick: process.argv.includes('--quick') });
