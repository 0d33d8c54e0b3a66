// playwright.config.ts runs this with the name of a stage.
import { serveStage } from './stage';
import { type StageName, stages } from './stages';

await serveStage(stages[process.argv[2] as StageName]);
