import { type ScreenId, screens } from './screens';

type PathOf<Path extends string> = Path extends `${string}:id` ? (id: number) => string : () => string;

type Paths = { [Id in ScreenId]: PathOf<(typeof screens)[Id]['path']> };

const fill = (path: string) => (id?: number) => path.replace(':id', String(id));

/** Every path of the site by the id of its screen (spec 2, SHELL-009, ADM-028, ADM-029). Links use nothing else. */
export const paths = Object.fromEntries(
  Object.entries(screens).map(([id, { path }]) => [id, fill(path)]),
) as Paths;
