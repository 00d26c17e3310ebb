import { compressToBase64 } from 'lz-string';
import type { SandboxForm } from './SandboxForm.ts';
import type { SandboxProject } from './SandboxProject.ts';

/** Starts the project's server as soon as it opens, reachable under the host that the preview has there. */
const tasks = {
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

/** The form that opens a project in CodeSandbox, on a machine of its own: the bundler in the browser does not know Vite. */
export function codeSandboxFields({ files, entry }: SandboxProject): SandboxForm {
  const all = { ...files, '.codesandbox/tasks.json': `${JSON.stringify(tasks, null, 2)}\n` };
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

/** JSON in the base64 that needs no escaping in addresses, as the define API asks for. */
function compress(value: unknown): string {
  return compressToBase64(JSON.stringify(value))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
