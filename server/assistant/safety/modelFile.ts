import { gunzipSync, gzipSync } from 'node:zlib';
import type { Model } from './classifier';

/** From when on a message counts. */
export interface Thresholds {
  /** How likely a need must be, of whatever kind. */
  need: number;
  /** How much the likelihood of care counts in that, beside danger's: less than 1 where it is rather left alone. */
  care: number;
  /** Which part of that must be danger, for it to be told as danger. */
  danger: number;
}

export type TrainedModel = Model & { thresholds: Thresholds };

type Header = Pick<TrainedModel, 'kinds' | 'bias' | 'unit' | 'thresholds'> & {
  features: number;
  use: Record<string, readonly number[]>;
};

const bytesOfHash = 4;
const newLine = 10;

/** Packs a model: a line of JSON, the hashes of its features in their order, and their weights, one byte for each kind. */
export function packModel({ hashes, weights, use, ...rest }: TrainedModel): Buffer {
  const { kinds, bias, unit, thresholds } = rest;
  const features = hashes.length;
  const header: Header = { kinds, bias, unit, thresholds, features, use: Object.fromEntries(use) };
  const text = Buffer.from(`${JSON.stringify(header)}\n`);
  return gzipSync(Buffer.concat([text, packHashes(hashes), Buffer.from(weights)]), { level: 9 });
}

/** Reads what `packModel` has packed. */
export function unpackModel(packed: Buffer): TrainedModel {
  const bytes = gunzipSync(packed);
  const start = bytes.indexOf(newLine) + 1;
  const { features, use, ...rest }: Header = JSON.parse(bytes.toString('utf8', 0, start));
  const end = start + features * bytesOfHash;
  const hashes = unpackHashes(bytes.subarray(start, end));
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + end, features * rest.kinds.length);
  return { ...rest, hashes, weights, use: new Map(Object.entries(use)) };
}

/** How far each hash is from the one before: all lowest bytes, then all second ones, and so on, which packs well. */
function packHashes(hashes: Uint32Array): Buffer {
  const bytes = Buffer.alloc(hashes.length * bytesOfHash);
  for (const [place, hash] of hashes.entries()) {
    const distance = hash - (hashes[place - 1] ?? 0);
    for (let byte = 0; byte < bytesOfHash; byte++)
      bytes[byte * hashes.length + place] = (distance >>> (8 * byte)) & 0xff;
  }
  return bytes;
}

function unpackHashes(bytes: Buffer): Uint32Array {
  const count = bytes.length / bytesOfHash;
  const hashes = new Uint32Array(count);
  for (let place = 0; place < count; place++) {
    let distance = 0;
    for (let byte = 0; byte < bytesOfHash; byte++)
      distance |= (bytes[byte * count + place] as number) << (8 * byte);
    hashes[place] = (hashes[place - 1] ?? 0) + distance;
  }
  return hashes;
}
