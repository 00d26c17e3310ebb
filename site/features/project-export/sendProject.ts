import { strToU8, zipSync } from 'fflate';
import { compressToBase64 } from 'lz-string';
import type { ExportedProject } from './ExportedProject.ts';
import type { ExportTarget } from './exportTargets.ts';

/** Opens a project on another site in a new tab, or downloads it as an archive. */
export function sendProject(target: ExportTarget, project: ExportedProject): void {
  switch (target) {
    case 'stackblitz':
      return submitForm(stackBlitzForm(project));
    case 'codesandbox':
      return submitForm(codeSandboxForm(project));
    case 'zip':
      return saveFile(zipFile(project));
    default:
      return target satisfies never;
  }
}

/** A form that posts a project to another site. */
interface HostForm {
  action: string;
  fields: [name: string, value: string][];
}

/** The form that opens a project in StackBlitz; its Node template reads dependencies from `package.json`. */
export function stackBlitzForm({ title, description, files, entry }: ExportedProject): HostForm {
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

/** Starts the project's server as soon as it opens, and lets it answer on the host of the preview. */
const codeSandboxTasks = {
  setupTasks: [{ name: 'Install', command: 'npm install' }],
  tasks: {
    dev: {
      name: 'Dev server',
      command: '__VITE_ADDITIONAL_SERVER_ALLOWED_HOSTS=.csb.app npm run dev -- --host',
      runAtStart: true,
      preview: { port: 5173 },
    },
  },
};

/** The form that opens a project in CodeSandbox, in a virtual machine: its browser bundler does not support Vite. */
export function codeSandboxForm({ files, entry }: ExportedProject): HostForm {
  const all = {
    ...files,
    '.codesandbox/tasks.json': `${JSON.stringify(codeSandboxTasks, null, 2)}\n`,
  };
  const contents = Object.entries(all).map(([path, content]) => [path, { content }]);
  const query = new URLSearchParams({ module: `/${entry}`, file: `/${entry}`, fontsize: '12' });
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    fields: [
      ['parameters', compress({ files: Object.fromEntries(contents) })],
      ['embed', '1'],
      ['query', query.toString()],
    ],
  };
}

/** JSON as URL-safe base64, which the define API expects. */
function compress(value: unknown): string {
  return compressToBase64(JSON.stringify(value))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Posts a form into a new tab that has no access to this one. */
function submitForm({ action, fields }: HostForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

interface DownloadedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/** A project as an archive that unpacks into one folder of its name. */
export function zipFile({ name, files }: ExportedProject): DownloadedFile {
  const entries = Object.entries(files).map(([path, text]) => [`${name}/${path}`, strToU8(text)]);
  const bytes = zipSync(Object.fromEntries(entries), { level: 9 });
  return { name: `${name}.zip`, bytes, type: 'application/zip' };
}

/** Long enough for a browser to start the download. */
const urlLifetime = 10_000;

/** Downloads bytes as a file. */
function saveFile({ name, bytes, type }: DownloadedFile): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), urlLifetime);
}
