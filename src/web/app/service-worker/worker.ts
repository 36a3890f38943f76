import { type WorkerBuild } from './kept-files.ts';
import { runWorker } from './run-worker.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Filled in by vite-plugins/service-worker.ts. */
declare const __WORKER_BUILD__: WorkerBuild;

runWorker(globalThis as unknown as WorkerScope, __WORKER_BUILD__);
