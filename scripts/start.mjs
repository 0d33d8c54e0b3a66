// `npm start` and `npm run dev`. Everything that needs packages comes after prepare().
import { prepare } from './prepare.mjs';

const usage = `npm start, npm run dev

Starts Hearken with a sandbox behind it at http://localhost:5173, and says with which accounts to try it; npm run dev does so
from the sources. Variables: PORT, SANDBOX_PORT, SANDBOX_HOST, SANDBOX_DATA and others, see docs/sandbox.md. It takes no words
beside its name. npm run serve is what may face people, see docs/hosting.md.`;

const others = process.argv.slice(2).filter((word) => word !== '--dev');
if (others.length > 0) {
  console.log(usage);
  process.exit(others.includes('--help') ? 0 : 2);
}

prepare();
const { register } = await import('tsx/esm/api');
register();
const { start } = await import('./start/start.ts');
await start({ dev: process.argv.includes('--dev') });
