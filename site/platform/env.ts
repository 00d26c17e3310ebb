/** Identifies the code of this build; payloads of another build are not understood. */
export const buildId: string = import.meta.env.BUILD_ID;
