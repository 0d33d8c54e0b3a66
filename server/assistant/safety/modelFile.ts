import { gunzipSync, gzipSync } from 'node:zlib';
import type { Model } from './classifier';

/** From when on a message counts; chosen by the tuning messages. */
export interface Thresholds {
  /** How likely a need must be, of whatever kind. */
  need: number;
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
export function packModel({ rows, weights, use, ...rest }: TrainedModel): Buffer {
  const { kinds, bias, unit, thresholds } = rest;
  const header: Header = { kinds, bias, unit, thresholds, features: rows.size, use: Object.fromEntries(use) };
  const sorted = [...rows].sort(([one], [other]) => one - other);
  const hashes = packHashes(sorted.map(([hash]) => hash));
  const inOrder = sorted.map(([, row]) => Buffer.from(weights.slice(row, row + kinds.length)));
  return gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), hashes, ...inOrder]), {
    level: 9,
  });
}

/** Reads what `packModel` has packed. */
export function unpackModel(packed: Buffer): TrainedModel {
  const bytes = gunzipSync(packed);
  const start = bytes.indexOf(newLine) + 1;
  const { features, use, ...rest }: Header = JSON.parse(bytes.toString('utf8', 0, start));
  const kinds = rest.kinds.length;
  const rows = new Map<number, number>();
  const hashes = unpackHashes(bytes.subarray(start, start + features * bytesOfHash));
  for (const [place, hash] of hashes.entries()) rows.set(hash, place * kinds);
  const weights = Int8Array.from(bytes.subarray(start + features * bytesOfHash));
  return { ...rest, rows, weights, use: new Map(Object.entries(use)) };
}

/** How far each hash is from the one before: all lowest bytes, then all second ones, and so on, which packs well. */
function packHashes(hashes: readonly number[]): Buffer {
  const bytes = Buffer.alloc(hashes.length * bytesOfHash);
  for (const [place, hash] of hashes.entries()) {
    const distance = hash - (hashes[place - 1] ?? 0);
    for (let byte = 0; byte < bytesOfHash; byte++)
      bytes[byte * hashes.length + place] = (distance >>> (8 * byte)) & 0xff;
  }
  return bytes;
}

function unpackHashes(bytes: Buffer): number[] {
  const count = bytes.length / bytesOfHash;
  const hashes: number[] = [];
  for (let place = 0; place < count; place++) {
    let hash = hashes[place - 1] ?? 0;
    for (let byte = 0; byte < bytesOfHash; byte++)
      hash += (bytes[byte * count + place] ?? 0) * 2 ** (8 * byte);
    hashes.push(hash);
  }
  return hashes;
}
