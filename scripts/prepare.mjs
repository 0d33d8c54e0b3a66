// Runs before anything is installed, so it uses nothing but Node itself.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Stops with a clear message on a Node that is too old, then installs the packages that are missing. */
export function prepare() {
  checkNode();
  if (!isInstalled()) install();
}

function checkNode() {
  const { engines } = readJson('package.json');
  const needed = engines.node.replace(/[^\d.]/g, '');
  if (isOlder(process.versions.node, needed)) {
    stop(
      `Hearken needs Node ${needed} or newer; this is Node ${process.versions.node}. See https://nodejs.org/`,
    );
  }
}

function isOlder(version, needed) {
  const [have, want] = [version, needed].map((text) => text.split('.').map(Number));
  const different = want.findIndex((part, index) => part !== (have[index] ?? 0));
  return different !== -1 && (have[different] ?? 0) < want[different];
}

/** Whether node_modules holds what package-lock.json asks for; npm writes its own list there when it has finished. */
function isInstalled() {
  if (!existsSync(`${root}/node_modules/.package-lock.json`)) return false;
  const installed = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(readJson('package-lock.json').packages).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || installed[path]?.version === version,
  );
}

function install() {
  console.log('Installing packages…');
  const npm = process.env.npm_execpath;
  const parameters = ['ci', '--loglevel=error'];
  const options = { cwd: root, stdio: 'inherit' };
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...parameters], options)
    : spawnSync('npm', parameters, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) stop('The packages could not be installed; npm says why above.');
}

function readJson(file) {
  return JSON.parse(readFileSync(`${root}/${file}`, 'utf8'));
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
