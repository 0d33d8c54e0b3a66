import { type Config, readConfig } from './configSchema';

const outcome = readConfig(import.meta.env);

/** What is wrong with the configuration; empty when all is well. `main.tsx` shows it before anything else runs. */
export const configProblems: readonly string[] = outcome.problems ?? [];

/** The configuration of this build. */
export const config = (outcome.config ?? {}) as Config;
