import path from 'node:path';
import { command } from '../serve/command';
import { sayWhyNot } from '../serve/sayWhyNot';

/** `npm run backup -- FILE`: all that the database holds, in a file. */
await sayWhyNot(async () => {
  const began = performance.now();
  const [file, ...others] = process.argv.slice(2);
  if (!file || file.startsWith('-') || others.length > 0)
    throw new Error('Which file? npm run backup -- FILE');
  const said = await command(['backup', path.resolve(file)], { migrates: false });
  console.log(`${said} It took ${((performance.now() - began) / 1000).toFixed(1)} seconds.`);
  process.exit(0);
});
