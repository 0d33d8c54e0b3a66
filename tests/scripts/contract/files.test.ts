import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contractFiles } from '../../../scripts/contract/files';

it.each(Object.entries(contractFiles()).map(([file, text]) => [path.basename(file), file, text] as const))(
  '%s says what the declarations say; where it does not, `npm run contract` writes it anew',
  (_name, file, text) => {
    expect(readFileSync(file, 'utf8') === text).toBe(true);
  },
);
