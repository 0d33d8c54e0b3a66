import { rotateKeys } from '../../server/identity/keys';
import { openServerDatabase } from '../../server/openServerDatabase';
import { readServerSettings } from '../../server/settings';
import { sayWhyNot } from './sayWhyNot';

const usage = `npm run keys -- rotate [--at-once]

Makes a new key for tokens and a new secret for cookies. They sign ten minutes later, when all processes know them, and
what the former ones have signed stays good for as long as it would have been.

--at-once  when somebody may have got hold of the former ones: they are forgotten, and the new ones sign at once. All
           tokens are refused then; the application gets new ones by itself, or asks people to log in.`;

/** `npm run keys`: other keys for the identity provider of a hosted server. */
await sayWhyNot(async () => {
  const words = process.argv.slice(2).join(' ');
  const isAtOnce = words === 'rotate --at-once';
  if (words !== 'rotate' && !isAtOnce) throw new Error(usage);
  const database = await openServerDatabase(readServerSettings(process.env));
  try {
    const signsFrom = await rotateKeys(database.db, isAtOnce ? { aheadSeconds: 0, keepsFormer: false } : {});
    console.log(
      isAtOnce
        ? 'The new keys sign from now on, and the former ones are forgotten. Processes that run notice within half a minute.'
        : `The new keys sign from ${signsFrom.toISOString()} on. Processes that run have noticed by then.`,
    );
  } finally {
    await database.close();
  }
});
