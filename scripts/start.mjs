// `npm start` and `npm run dev`. Everything that needs packages comes after prepare().
import { prepare } from './prepare.mjs';

prepare();
const { register } = await import('tsx/esm/api');
register();
const { start } = await import('./start/start.ts');
await start({ dev: process.argv.includes('--dev') });
