import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from '../../src/app/routes';
import { paths } from '../../src/shared/address/paths';

const pathOf = (name: string) => (paths as Record<string, (id: unknown) => string>)[name]?.(':id');

const withPath = (route: RouteObject): RouteObject[] => [
  ...(route.path ? [route] : []),
  ...(route.children ?? []).flatMap(withPath),
];

describe('the route table', () => {
  const table = routes.flatMap(withPath).filter(({ path }) => path !== '*');

  it('has every path by its name, and no other', () => {
    expect(table.map(({ id }) => id).toSorted()).toEqual(Object.keys(paths).toSorted());
  });

  it.each(table.map(({ id = '', path }) => [id, path]))('leads to %s at its path', (id = '', path) => {
    expect(path).toBe(pathOf(id));
  });
});
