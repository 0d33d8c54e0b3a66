/**
 * `npm run coach [NAME …]` prints scripted conversations as the coach plays them, for somebody to read through: those
 * whose name begins like one that is given, e.g. `en` or `de.arbeit`; else all.
 */
import process from 'node:process';
import { play, readConversations } from './conversations';

const asked = process.argv.slice(2);

for (const { name, language, lines } of readConversations()) {
  if (asked.length > 0 && !asked.some((start) => name.startsWith(start))) continue;
  process.stdout.write(`\n${name}\n${'='.repeat(name.length)}\n\n`);
  for (const { said, reply } of await play(language, lines)) process.stdout.write(`  ${said}\n${reply}\n\n`);
}
