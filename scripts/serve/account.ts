import { command } from './command';
import { sayWhyNot } from './sayWhyNot';

/** `npm run account`: makes and changes accounts of a hosted server. */
await sayWhyNot(async () => console.log(await command(['account', ...process.argv.slice(2)])));
