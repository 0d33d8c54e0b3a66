import path from 'node:path';
import { root } from '../../root';

/** Where `npm run safety:train` leaves what it has learnt. */
export const weightsFile = path.join(root, '.cache/safety/weights.tsv');
