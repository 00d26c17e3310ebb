import { commitReference, dependencyVersions } from 'virtual:docs/packages';
import type { DemoCode } from '#model/DemoSource.ts';
import {
  createDemoProject,
  createTemplateProject,
  type ProjectOptions,
  type TemplateOptions,
} from './createProject.ts';
import type { ExportedProject } from './ExportedProject.ts';
import { ExportError, type ExportProblem } from './ExportError.ts';
import type { ExportTarget } from './exportTargets.ts';
import { sendProject } from './sendProject.ts';

/** What became of an export. */
export type ExportResult =
  | { kind: 'exported' }
  /** No project can be made of this code; the message tells the reader why. */
  | { kind: 'impossible'; problem: ExportProblem; message: string };

/** Exports a demo as a project; this module is imported when a reader asks for it. */
export function exportDemo(
  demo: DemoCode,
  target: ExportTarget,
  choices: Pick<ProjectOptions, 'variant' | 'theme' | 'sourceUrl'>,
): ExportResult {
  return exportProject(target, (commit) =>
    createDemoProject(demo, { ...choices, versions: dependencyVersions, commit }),
  );
}

/** Exports a template as a project. */
export function exportTemplate(
  code: DemoCode,
  target: ExportTarget,
  choices: Omit<TemplateOptions, 'versions' | 'commit'>,
): ExportResult {
  return exportProject(target, (commit) =>
    createTemplateProject(code, { ...choices, versions: dependencyVersions, commit }),
  );
}

function exportProject(
  target: ExportTarget,
  create: (commit: string | null) => ExportedProject,
): ExportResult {
  try {
    // StackBlitz installs packages from the registry only.
    sendProject(target, create(target === 'stackblitz' ? null : commitReference));
    return { kind: 'exported' };
  } catch (error) {
    if (error instanceof ExportError) {
      return { kind: 'impossible', problem: error.problem, message: error.message };
    }
    throw error;
  }
}
