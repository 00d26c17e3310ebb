import { codeSandboxFields } from './codeSandboxFields.ts';
import type { SandboxProject } from './SandboxProject.ts';
import { saveFile } from './saveFile.ts';
import { stackBlitzFields } from './stackBlitzFields.ts';
import { submitForm } from './submitForm.ts';
import { zipFile } from './zipFile.ts';

/** Opens a project in StackBlitz, in a new tab. */
export function openInStackBlitz(project: SandboxProject): void {
  submitForm(stackBlitzFields(project));
}

/** Opens a project in CodeSandbox, in a new tab. */
export function openInCodeSandbox(project: SandboxProject): void {
  submitForm(codeSandboxFields(project));
}

/** Downloads a project as an archive. */
export function downloadZip(project: SandboxProject): void {
  const { name, bytes } = zipFile(project);
  saveFile(name, bytes, 'application/zip');
}
