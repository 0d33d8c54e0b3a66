import path from 'node:path';

/** The project's directory. */
export const root = path.resolve(import.meta.dirname, '..');
