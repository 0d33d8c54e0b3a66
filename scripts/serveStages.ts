// playwright.config.ts runs this with the names of the stages; the first one answers when all are there.
import { buildForStages, serveStage } from './stage';
import { type StageName, stages } from './stages';

const [first, ...others] = process.argv.slice(2) as StageName[];
await buildForStages();
// One after the other: the first to start keeps what the others begin with.
for (const name of others) await serveStage(stages[name]);
if (first) await serveStage(stages[first]);
