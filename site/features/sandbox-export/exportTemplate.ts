import { commitReference, dependencyVersions } from 'virtual:docs/packages';
import type { DemoCode } from '#model/DemoCode.ts';
import { createTemplateProject, type TemplateOptions } from './createTemplateProject.ts';
import { exportProject } from './exportProject.ts';
import type { ExportTarget } from './exportTargets.ts';

/**
 * Takes a template away: to be imported when a reader asks for it.
 * Throws a TypeError whose message says what the project would lack.
 */
export function exportTemplate(
  code: DemoCode,
  target: ExportTarget,
  choices: Omit<TemplateOptions, 'versions' | 'commit'>,
): void {
  exportProject(target, commitReference, (commit) =>
    createTemplateProject(code, { ...choices, versions: dependencyVersions, commit }),
  );
}
