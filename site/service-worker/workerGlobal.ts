import type { WorkerSettings } from '#model/WorkerSettings.ts';

declare const self: ServiceWorkerGlobalScope & { workerSettings: WorkerSettings };

/** The worker's own global, with the settings that the build writes above its code. */
export const worker = self;
