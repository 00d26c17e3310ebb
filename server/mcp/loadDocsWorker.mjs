// Node 20 does not run TypeScript in threads, even where `--import tsx` makes it run in the process.
import { register } from 'tsx/esm/api';

register();
await import('./docsWorker.ts');
