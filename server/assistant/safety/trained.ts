import { readFileSync } from 'node:fs';
import { type TrainedModel, unpackModel } from './modelFile';

/** Where `npm run safety:train` leaves what it has learnt. */
export const weightsFile = new URL('./weights.bin.gz', import.meta.url);

let read: TrainedModel | undefined;

/** The trained model, read once. */
export function trained(): TrainedModel {
  read ??= unpackModel(readFileSync(weightsFile));
  return read;
}
