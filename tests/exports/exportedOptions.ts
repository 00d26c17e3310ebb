import { ts } from '#pipeline/api/typescript.ts';
import { dependencyVersions } from '#pipeline/packages/dependencyVersions.ts';
import { createDemoProject } from '#site/features/project-export/createProject.ts';
import { initialThemeState } from '#site/platform/settings/ThemeState.ts';

/** The compiler options of a project that a demo is exported as. */
export function exportedOptions(): ts.CompilerOptions {
  const files = [{ tsName: 'A.tsx', jsName: 'A.js', ts: 'export default 1;', js: '' }];
  const project = createDemoProject(
    { name: 'A', styling: null, files },
    {
      variant: 'TS',
      versions: dependencyVersions(process.cwd()),
      commit: null,
      theme: initialThemeState,
      sourceUrl: '',
    },
  );
  const { compilerOptions } = JSON.parse(project.files['tsconfig.json'] ?? '{}');
  return ts.convertCompilerOptionsFromJson(compilerOptions, process.cwd()).options;
}
