import { readFileSync } from 'node:fs';
import path from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { withoutNeighbours } from '../../scripts/build/calmSelectors';

it('no rule of every page is about whatever follows any element: each one that goes would restyle all beside it', async () => {
  const theme = path.resolve('src/ui/theme/theme.scss');
  const config = await resolveConfig({ logLevel: 'silent' }, 'build');

  const { code } = await preprocessCSS(readFileSync(theme, 'utf8'), theme, config);
  const styles = withoutNeighbours(code);

  expect(styles).toContain('fieldset > :not(legend)');
  expect(styles.match(/(?:^|[\s,>{}])(?:[a-z]+|\*) *[+~] *\*/g)).toBeNull();
});
