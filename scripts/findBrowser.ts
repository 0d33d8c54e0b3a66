import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';

const installLimitMs = 180_000;
/** Chromium without the windows that nobody sees here; it needs less of the processor. */
const headlessShell = 'chromium-headless-shell';
const programs = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
  'msedge',
];

const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';

/**
 * Where a headless shell, Chromium, Chrome or Edge is: HEARKEN_BROWSER, else Playwright's own, else an installed one; if there is
 * none, Playwright's is downloaded, or the system's package manager asked.
 *
 * @returns the executable's path
 */
export function findBrowser(): string {
  const given = process.env.HEARKEN_BROWSER;
  if (given) {
    if (!existsSync(given)) throw new Error(`HEARKEN_BROWSER names ${given}, but there is no such file.`);
    return given;
  }
  const found = playwrightsOwn() ?? installed() ?? downloaded() ?? fromPackageManager();
  if (found) return found;
  throw new Error(
    'The end-to-end tests need Chromium, Chrome or Edge, and none was found or could be installed. ' +
      'Install one, or set HEARKEN_BROWSER to the path of its executable.',
  );
}

/** How to start it: without its sandbox only as root, where Chromium insists on that, and without calls home. */
export const browserFlags = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The same for tests. They come to most pages once: there, compiling what the build hints at costs more than it saves. And
 * painting without a graphics card needs no process of its own.
 */
export const testBrowserFlags = [
  ...browserFlags,
  ...(isLinux ? ['--in-process-gpu'] : []),
  '--js-flags=--no-compile-hints-magic',
];

function playwrightsOwn() {
  return [chromium.executablePath()].find(runs);
}

function installed() {
  return [...onPath(), ...usualPlaces()].find(runs);
}

/** On Linux a file is not enough: it may lack libraries, or only tell people to install something else. */
function runs(file: string): boolean {
  if (!existsSync(file)) return false;
  return !isLinux || spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const ending = process.platform === 'win32' ? '.exe' : '';
  return programs.flatMap((program) => folders.map((folder) => path.join(folder, program + ending)));
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return apps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  }
  if (process.platform !== 'win32') return [];
  const { PROGRAMFILES, 'PROGRAMFILES(X86)': programFilesX86, LOCALAPPDATA } = process.env;
  const files = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
  return [PROGRAMFILES, programFilesX86, LOCALAPPDATA].flatMap((folder) =>
    folder ? files.map((file) => path.join(folder, file)) : [],
  );
}

function downloaded() {
  console.error('No browser was found: downloading Playwright’s Chromium…');
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('playwright/package.json')),
    'cli.js',
  );
  const libraries = isLinux && isRoot ? ['--with-deps'] : [];
  run(process.execPath, [cli, 'install', ...libraries, 'chromium']);
  return playwrightsOwn();
}

function fromPackageManager() {
  if (!isLinux || !isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  run('apt-get', ['update', '-qq']);
  // Not every distribution has the shell on its own.
  for (const name of [headlessShell, 'chromium']) {
    console.error(`Installing the system’s ${name}…`);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
    const found = installed();
    if (found) return found;
  }
  return undefined;
}

function run(command: string, parameters: string[]) {
  // Its words go to the error stream: the last line of the output belongs to whoever asked for the browser.
  spawnSync(command, parameters, { stdio: ['ignore', 2, 2], timeout: installLimitMs });
}
