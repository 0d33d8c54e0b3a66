import { writeFile } from 'node:fs/promises';
import { contractFiles } from './files';

await Promise.all(Object.entries(contractFiles()).map(([file, text]) => writeFile(file, text)));
