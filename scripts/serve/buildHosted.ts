import path from 'node:path';
import type { ServerSettings } from '../../server/settings';
import { buildApp } from '../buildApp';
import { hostedApp } from './hostedApp';

/** Builds the application of a hosted server, unless that very build is there. @returns where it lies */
export async function buildHosted(settings: ServerSettings): Promise<string> {
  const directory = path.resolve(settings.dataDir, 'app');
  await buildApp(directory, hostedApp(settings));
  return directory;
}
