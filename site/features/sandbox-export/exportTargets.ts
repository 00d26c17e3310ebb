/** Where a reader can take a demo or template, by the key of its label, in the order of the buttons. */
export const exportTargets = {
  stackBlitz: 'stackblitz',
  codeSandbox: 'codesandbox',
  download: 'zip',
} as const;

/** One of those places. */
export type ExportTarget = (typeof exportTargets)[keyof typeof exportTargets];
