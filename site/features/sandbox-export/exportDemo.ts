import { commitReference, dependencyVersions } from 'virtual:docs/packages';
import type { DemoCode } from '#model/DemoCode.ts';
import { createSandboxProject } from './createSandboxProject.ts';
import type { SandboxOptions } from './SandboxProject.ts';
import { downloadZip, openInCodeSandbox, openInStackBlitz } from './sandboxTargets.ts';

/** Where a reader can take a demo. */
export type ExportTarget = 'stackblitz' | 'codesandbox' | 'zip';

const targets = {
  // Its packages come from the registry only.
  stackblitz: { open: openInStackBlitz, commit: null },
  codesandbox: { open: openInCodeSandbox, commit: commitReference },
  zip: { open: downloadZip, commit: commitReference },
};

/**
 * Takes a demo away: the one door of this folder, to be imported when a reader asks for it.
 * Throws a TypeError whose message says what the project would lack.
 */
export function exportDemo(
  demo: DemoCode,
  target: ExportTarget,
  choices: Pick<SandboxOptions, 'variant' | 'theme' | 'sourceUrl'>,
): void {
  const { open, commit } = targets[target];
  open(createSandboxProject(demo, { ...choices, versions: dependencyVersions, commit }));
}
