import path from 'node:path';
import { readServerSettings } from '../server/settings';
import { root } from './root';
import { buildHosted } from './serve/buildHosted';
import { stages } from './stages';

const dataDir = path.join(root, '.cache/e2e-hosted');
const { port } = stages.bench;

/** A hosted server for tests in a browser: where its data lies, and the variables that it starts with. */
export const hostedStage = {
  dataDir,
  port,
  variables: { DATA_DIR: dataDir, SERVER_PORT: String(port), ASSISTANT_PACE: '0' },
};

/** Builds its application, unless that very build is there; it stays, so that the next run has it. */
export const buildHostedStage = (): Promise<string> => buildHosted(readServerSettings(hostedStage.variables));
