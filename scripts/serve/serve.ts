import type { RequestListener } from 'node:http';
import { makeDataDir } from '../../server/db/dataDir';
import { logConsole } from '../../server/hosting/log';
import { startService } from '../../server/hosting/startService';
import { readServerSettings } from '../../server/settings';
import { createSite } from '../../server/site/createSite';
import { screens } from '../../src/shared/address/screens';
import { exampleContact } from '../../src/shared/config/configSchema';
import { endWithNpm } from '../endWithNpm';
import { buildHosted } from './buildHosted';
import { hostedApp } from './hostedApp';
import { sayWhyNot } from './sayWhyNot';

/** The first parts of the addresses that the application has pages at. */
const pages = new Set(Object.values(screens).map(({ path }) => firstPart(path)));

function firstPart(address: string): string {
  return address.toLowerCase().split('/')[1] ?? '';
}

/** `npm run serve`: one process that answers for the API, the identity provider and the application. */
async function serve(): Promise<void> {
  const settings = readServerSettings(process.env);
  let site: RequestListener | undefined;
  if (settings.servesApp) {
    await makeDataDir(settings.dataDir, 'DATA_DIR');
    console.log('Building the application, if anything changed…');
    if (!hostedApp(settings).variables.VITE_CONTACT_EMAIL)
      console.log(
        `VITE_CONTACT_EMAIL is not set: people who are stuck are told to write to ${exampleContact}, which nobody reads.`,
      );
    site = createSite(await buildHosted(settings), (asked) => pages.has(firstPart(asked)));
  }
  logConsole();
  const service = await startService(settings, site);
  let isStopping = false;
  const stop = async () => {
    // Whoever asks a second time doesn't want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    console.log('Stopping: what is under way comes to its end.');
    await service.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  endWithNpm(() => void stop());
  await service.ready;
  console.log(`Hearken is at ${settings.publicUrl}, and listens at ${settings.host}:${settings.port}.`);
}

await sayWhyNot(serve);
