import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import type { Vite, VitestPluginContext } from 'vitest/node';
import viteConfig from '../../vite.config';
import { lastingThreads } from './lastingThreads';
import { QuickFirst } from './quickFirst';

// The unit tests' own configuration, made quick enough for thousands of runs.

interface InlineProject {
  plugins?: Vite.PluginOption[];
  test?: { environment?: string; setupFiles?: string | string[] };
}

const pool = {
  name: 'hearken:lasting-threads',
  // Stryker asks for Vitest's own threads, whatever a configuration says.
  configureVitest({ project }: VitestPluginContext) {
    Object.assign(project.config, { pool: lastingThreads.name, poolRunner: lastingThreads });
  },
};

const forPages = ({ setupFiles = [] }: InlineProject['test'] & object) => ({
  setupFiles: [setupFiles, 'scripts/mutants/impatience.ts'].flat(),
});

function quick(project: InlineProject): TestProjectConfiguration {
  const { test = {}, plugins = [] } = project;
  const extras = test.environment === 'node' ? {} : forPages(test);
  // Each mutant meets our modules as they are when a page is loaded.
  return { ...project, plugins: [...plugins, pool], test: { ...test, ...extras, isolate: true } };
}

const { test = {} } = viteConfig;

export default defineConfig({
  ...viteConfig,
  test: {
    ...test,
    sequence: { ...test.sequence, sequencer: QuickFirst },
    projects: (test.projects as InlineProject[]).map(quick),
  },
});
