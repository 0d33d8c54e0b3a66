import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { table } from '../table.ts';
import type { Budget } from './budgets.ts';
import { filesByRoute, withImports } from './headStart.ts';
import type { RouteModules } from './routeModules.ts';

/** The script files of a first visit to a route. */
interface RouteScripts extends Budget {
  route: string;
  names: string[];
}

interface WeightsOptions {
  routes: Record<string, RouteModules>;
  budgets: Record<string, Budget>;
  /** Whether the build fails when a budget is passed; else it only says so. */
  isStrict: boolean;
}

/**
 * Prints what the first visit to each route weighs, and keeps it below its budget. Staff's code in the file of a page
 * for users or visitors fails the build. Comes after what compresses the files.
 */
export function weights({ routes, budgets, isStrict }: WeightsOptions): Plugin {
  let directory = '';
  let visits: RouteScripts[] = [];
  return {
    name: 'hearken:weights',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      directory = path.resolve(root, build.outDir);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const strays = staffCodeForOthers(bundle);
        if (strays.length > 0) this.error(`Code of the back-office would reach users:\n${strays.join('\n')}`);
        visits = scriptsByRoute(bundle, routes, budgets);
      },
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (visits.length === 0) return;
        const weighed = visits.map((visit) => ({ ...visit, weight: weigh(directory, visit.names) }));
        const report = describe(weighed);
        this.info(report);
        const isOver = weighed.some(
          ({ weight, bytes, names, files }) => weight > bytes || names.length > files,
        );
        if (isStrict && isOver) this.error(`A first visit weighs more than it may (budgets.ts):\n${report}`);
      },
    },
  };
}

function scriptsByRoute(
  bundle: Rolldown.OutputBundle,
  routes: Record<string, RouteModules>,
  budgets: Record<string, Budget>,
): RouteScripts[] {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry');
  const anyway = withImports(entry, bundle).map(({ fileName }) => fileName);
  const byRoute = filesByRoute(routes, entry, bundle);
  return Object.entries(budgets).map(([route, budget]) => {
    const files = byRoute[route];
    if (!files) throw new Error(`budgets.ts names ${route}, which routeModules.ts does not`);
    const early = [files.always, ...(budget.withSession ? [files.withSession] : [])];
    const names = early.flatMap(({ modules, others }) => [...modules, ...others]);
    return { ...budget, route, names: [...anyway, ...names.filter((name) => name.endsWith('.js'))] };
  });
}

/** What the files weigh as they are sent; the smallest ones are not compressed. */
function weigh(directory: string, names: readonly string[]): number {
  const sizes = names.map((name) => {
    const file = path.join(directory, name);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

const describe = (visits: readonly (RouteScripts & { weight: number })[]) =>
  table(
    ['script of a first visit', 'files', 'of', 'bytes', 'of'],
    visits.map(({ route, names, files, weight, bytes }) => [route, names.length, files, weight, bytes]),
  );

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((output) => output.type === 'chunk');

/** Whether a module is for staff alone, by its id. */
export const isStaffs = (id: string) => /\/src\/(?:admin|developer)\/|\/node_modules\/chart\.js\//.test(id);

/** The files with code of staff that come along with code of the other areas. */
function staffCodeForOthers(bundle: Rolldown.OutputBundle): string[] {
  const others = chunksOf(bundle).filter(
    ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => /\/src\/(?:user|public)\//.test(id)),
  );
  const sent = new Set(others.flatMap((chunk) => withImports(chunk, bundle)));
  return [...sent].flatMap(({ fileName, moduleIds }) =>
    moduleIds.filter(isStaffs).map((id) => `${id} in ${fileName}`),
  );
}
