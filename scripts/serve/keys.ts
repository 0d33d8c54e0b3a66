import { command } from './command';
import { sayWhyNot } from './sayWhyNot';

/** `npm run keys`: other keys for the identity provider of a hosted server. */
await sayWhyNot(async () => console.log(await command(['keys', ...process.argv.slice(2)])));
