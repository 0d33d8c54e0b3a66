import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '../../server/openapi/document';
import { areas } from '../../src/api/contract';
import { root } from '../root';
import { callTables } from './callTables';

const page = path.join(root, 'docs/contract.md');
const [begin, end] = ['<!-- calls: written by npm run contract -->', '<!-- end of the calls -->'];

/**
 * The files that describe the contract to those who have a server of their own, as they should be, by their paths: the page
 * with its tables made anew, and the OpenAPI description.
 */
export function contractFiles(): Record<string, string> {
  const document = openApiDocument(areas);
  const text = readFileSync(page, 'utf8');
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`${page} has no place for the calls`);
  const tables = `${begin}\n\n${callTables(document)}\n\n`;
  return {
    [page]: text.slice(0, before) + tables + text.slice(after),
    [path.join(root, 'docs/openapi.json')]: `${JSON.stringify(document, null, 2)}\n`,
  };
}
