/** Where a demo or template can be exported to, by the key of its label, in the order of the buttons. */
export const exportTargets = {
  stackBlitz: 'stackblitz',
  codeSandbox: 'codesandbox',
  download: 'zip',
} as const;

/** A site that opens projects, or a download. */
export type ExportTarget = (typeof exportTargets)[keyof typeof exportTargets];
