import { commitReference, dependencyVersions } from 'virtual:docs/packages';
import type { DemoCode } from '#model/DemoCode.ts';
import { createSandboxProject } from './createSandboxProject.ts';
import { exportProject } from './exportProject.ts';
import type { ExportTarget } from './exportTargets.ts';
import type { SandboxOptions } from './SandboxProject.ts';

/**
 * Takes a demo away: to be imported when a reader asks for it.
 * Throws a TypeError whose message says what the project would lack.
 */
export function exportDemo(
  demo: DemoCode,
  target: ExportTarget,
  choices: Pick<SandboxOptions, 'variant' | 'theme' | 'sourceUrl'>,
): void {
  exportProject(target, commitReference, (commit) =>
    createSandboxProject(demo, { ...choices, versions: dependencyVersions, commit }),
  );
}
