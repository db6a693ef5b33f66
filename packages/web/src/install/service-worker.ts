import { serveOffline } from './serve-offline.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Written in when the product is built: a name for its bytes, and the paths of its files. */
declare const __VERSION__: string;
declare const __FILES__: readonly string[];

serveOffline(self as unknown as WorkerScope, __VERSION__, __FILES__);
