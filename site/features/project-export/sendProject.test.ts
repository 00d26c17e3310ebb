import { unzipSync, strFromU8 } from 'fflate';
import { decompressFromBase64 } from 'lz-string';
import { expect, it } from 'vitest';
import { codeSandboxForm, stackBlitzForm, zipFile } from './sendProject.ts';
import type { ExportedProject } from './ExportedProject.ts';

const project: ExportedProject = {
  name: 'basic-items',
  title: 'BasicItems demo — MUI X',
  description: 'https://git.example.com/BasicItems.tsx',
  dependencies: { react: '19.3.1' },
  devDependencies: { vite: '8.3.8' },
  entry: 'src/Demo.tsx',
  files: {
    'package.json': '{}\n',
    'src/Demo.tsx': 'export default () => <p>été & "日本"</p>;\n',
  },
};

it('stackBlitzForm posts template, names and every file, and shows the demo first', () => {
  expect(stackBlitzForm(project)).toEqual({
    action: 'https://stackblitz.com/run?file=src%2FDemo.tsx',
    fields: [
      ['project[template]', 'node'],
      ['project[title]', 'BasicItems demo — MUI X'],
      ['project[description]', 'https://git.example.com/BasicItems.tsx'],
      ['project[files][package.json]', '{}\n'],
      ['project[files][src/Demo.tsx]', 'export default () => <p>été & "日本"</p>;\n'],
    ],
  });
});

it('codeSandboxForm posts every file compressed, and how to start', () => {
  const { action, fields } = codeSandboxForm(project);
  expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server');
  const { parameters = '', ...rest } = Object.fromEntries(fields);
  expect(rest).toEqual({
    embed: '1',
    query: 'module=%2Fsrc%2FDemo.tsx&file=%2Fsrc%2FDemo.tsx&fontsize=12',
  });
  expect(parameters).toMatch(/^[\w-]+$/);
  const base64 = parameters.replaceAll('-', '+').replaceAll('_', '/');
  const { files } = JSON.parse(decompressFromBase64(base64));
  expect(Object.keys(files)).toEqual(['package.json', 'src/Demo.tsx', '.codesandbox/tasks.json']);
  expect(files['src/Demo.tsx']).toEqual({ content: project.files['src/Demo.tsx'] });
  expect(JSON.parse(files['.codesandbox/tasks.json'].content).tasks.dev).toMatchObject({
    runAtStart: true,
    preview: { port: 5173 },
  });
});

it('zipFile packs every file into one folder', () => {
  const { name, bytes } = zipFile(project);
  expect(name).toBe('basic-items.zip');
  const files = Object.entries(unzipSync(bytes)).map(([path, text]) => [path, strFromU8(text)]);
  expect(Object.fromEntries(files)).toEqual({
    'basic-items/package.json': project.files['package.json'],
    'basic-items/src/Demo.tsx': project.files['src/Demo.tsx'],
  });
});
