/** Identifies the code of this build; payloads of another build are not understood. */
export const buildId: string = import.meta.env.BUILD_ID;

/** Part of the host names the offline worker is registered on (S1.6). */
export const workerHost: string = import.meta.env.WORKER_HOST;
