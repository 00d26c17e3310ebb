import type { SandboxForm } from './SandboxForm.ts';
import type { SandboxProject } from './SandboxProject.ts';

/** The form that opens a project in StackBlitz; its Node template reads dependencies from `package.json`. */
export function stackBlitzFields({
  title,
  description,
  files,
  entry,
}: SandboxProject): SandboxForm {
  return {
    action: `https://stackblitz.com/run?${new URLSearchParams({ file: entry })}`,
    fields: [
      ['project[template]', 'node'],
      ['project[title]', title],
      ['project[description]', description],
      ...Object.entries(files).map(([path, text]): [string, string] => [
        `project[files][${path}]`,
        text,
      ]),
    ],
  };
}
