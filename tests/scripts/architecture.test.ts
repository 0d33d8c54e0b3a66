import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/root';

/** The rooms of the house, from above: a file imports only from its own room and from those that its room may use. */
const mayUse: Record<string, readonly string[]> = {
  'src/main.tsx': ['src/app', 'src/shared', 'src/ui', 'src/auth', 'src/api'],
  'src/app': [
    'src/public',
    'src/user',
    'src/admin',
    'src/developer',
    'src/shared',
    'src/ui',
    'src/auth',
    'src/api',
  ],
  'src/public': ['src/shared', 'src/ui', 'src/auth', 'src/api'],
  'src/user': ['src/shared', 'src/ui', 'src/auth', 'src/api'],
  'src/admin': ['src/shared', 'src/ui', 'src/auth', 'src/api'],
  'src/developer': ['src/shared', 'src/ui', 'src/auth', 'src/api'],
  'src/shared': ['src/ui', 'src/auth', 'src/api'],
  'src/auth': ['src/ui', 'src/api'],
  'src/ui': [],
  'src/api': [],
  sandbox: ['server', 'src/api'],
  server: ['src/api'],
  scripts: ['src', 'sandbox', 'server'],
  tests: ['src', 'sandbox', 'server', 'scripts'],
  e2e: ['src', 'sandbox', 'server', 'scripts', 'tests'],
};

const rooms = Object.keys(mayUse);
const isIn = (file: string, room: string) => file === room || file.startsWith(`${room}/`);
const roomOf = (file: string) => rooms.find((room) => isIn(file, room)) ?? '';

const files = ['src', 'server', 'sandbox', 'scripts', 'tests', 'e2e'].flatMap((place) =>
  readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
);
const known = new Set(files);

const endings = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];
const imports = /\b(?:from|import|import\()\s*'(\.{1,2}\/[^'?]+)/g;

/** The project's own files that a file imports, types included. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const targets = [...text.matchAll(imports)].map(([, target = '']) =>
    path.posix.join(path.posix.dirname(file), target),
  );
  return targets.flatMap((target) => {
    const found = endings.map((ending) => target + ending).find((candidate) => known.has(candidate));
    return found ? [found] : [];
  });
}

const graph = new Map(files.map((file) => [file, importsOf(file)]));

/** The circles among the files, each as the way round it. */
function findCircles(): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) circles.push([...way.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return circles;
}

describe('the house', () => {
  it('is drawn from its imports', () => {
    expect(graph.get('src/app/App.tsx')).toContain('src/app/routes.tsx');
    expect(graph.get('src/app/routes.tsx')).toContain('src/user/profile/ProfilePage.tsx');
    expect([...graph.values()].flat().length).toBeGreaterThan(1_000);
  });

  it('leads to other pages through what holds a late answer back, and nowhere past it', () => {
    const past = files.filter(
      (file) =>
        file.startsWith('src/') &&
        /\buseNavigate\b|, \w+\] = useSearchParams\b/.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(past).toEqual([
      'src/shared/address/useSearchParamsState.ts',
      'src/shared/navigation/useNavigateHere.ts',
    ]);
  });

  it('knows a page by its route, not by how its address is spelt', () => {
    const literal = /path(?:name)?\)? *(?:[!=]==? *(?:['"`]|paths\.)|\.(?:startsWith|endsWith|includes)\()/;
    const bySpelling = files.filter(
      (file) => file.startsWith('src/') && literal.test(readFileSync(path.join(root, file), 'utf8')),
    );
    // It stands before the application, and takes the spelling out first.
    expect(bySpelling).toEqual(['src/inline/opening.js']);
  });

  it("loads code that somebody waits for with one reload where it is gone, never by React's own lazy", () => {
    const byReact = files.filter(
      (file) => file.startsWith('src/') && /\blazy\(/.test(readFileSync(path.join(root, file), 'utf8')),
    );
    // The first takes what loads it; the other has its own words where the code does not come.
    expect(byReact).toEqual(['src/ui/preloadable.ts', 'src/user/chat/reply/SpokenReply.tsx']);
  });

  it('has no circle of files', () => {
    expect(findCircles()).toEqual([]);
  });

  it('hosts nothing of what is there for trying: no door, no demo account, no fault', () => {
    const reached = new Set(files.filter((file) => /^(?:server|scripts\/serve)\//.test(file)));
    for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
    expect(reached).toContain('scripts/buildApp.ts');
    expect([...reached].filter((file) => /^(?:sandbox|tests|e2e)\//.test(file))).toEqual([]);
  });

  it('has arrows that point down only', () => {
    const upward = [...graph].flatMap(([file, targets]) =>
      targets
        .filter((target) => {
          const from = roomOf(file);
          return !isIn(target, from) && !(mayUse[from] ?? []).some((room) => isIn(target, room));
        })
        .map((target) => `${file} → ${target}`),
    );
    expect(upward).toEqual([]);
  });
});
