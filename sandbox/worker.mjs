// The sandbox on a thread of its own. Node gives a worker no TypeScript loader, so it registers one itself.
import { register } from 'tsx/esm/api';

register();
await import('./main.ts');
