import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { glob } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '#pipeline/cache/DiskCache.ts';
import { planChecks } from '#tests/setup/checkedMarks.ts';
import { recordWhenPassed } from '#tests/setup/recordWhenPassed.ts';
import type { ExportedProject } from '#site/features/project-export/ExportedProject.ts';
import { checkProject } from './checkProject.ts';
import { sampleProjects } from './sampleProjects.ts';

let root = '';

const allSamples = (await sampleProjects()).map(({ kind, project }, index) => ({
  title: `${kind}: ${project.entry} of ${project.name}`,
  folder: `${index}-${project.name}`,
  project,
}));
// A project names exact versions, so nothing but its own files decides whether it builds.
const marks = Object.fromEntries(
  allSamples.map(({ title, project }) => [
    title,
    hashOf(Object.entries(project.files).flat()).slice(0, 12),
  ]),
);
const chosen = planChecks('projects', marks);
const samples = allSamples.filter(({ title }) => chosen.has(title));

/** Projects that agree on all versions become the workspaces of one folder: one installation for all of them. */
const installations = samples.reduce<(typeof samples)[]>((groups, sample) => {
  const group = groups.find((others) =>
    others.every((other) => agree(sample.project, other.project)),
  );
  group?.push(sample);
  return group ? groups : [...groups, [sample]];
}, []);
const pathOf = (sample: (typeof samples)[number]) =>
  path.join(
    root,
    String(installations.findIndex((group) => group.includes(sample))),
    sample.folder,
  );

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'exported-projects-'));
  for (const [index, group] of installations.entries()) {
    const folder = path.join(root, String(index));
    const workspaces = JSON.stringify({ private: true, workspaces: ['*'] });
    await writeFiles(folder, { 'package.json': workspaces });
    for (const sample of group) {
      const written = JSON.parse(sample.project.files['package.json'] ?? '{}');
      // Workspaces must have different names; a demo and its other variant share theirs.
      const packageJson = JSON.stringify({ ...written, name: sample.folder });
      await writeFiles(pathOf(sample), { ...sample.project.files, 'package.json': packageJson });
    }
    await npm(['install', '--no-audit', '--no-fund', '--no-package-lock'], folder);
  }
});

recordWhenPassed('projects', () => marks);
afterAll(() => rm(root, { recursive: true, force: true }));

describe('S7.12 an exported project', () => {
  it.concurrent.each(samples)('installs, type-checks and builds ($title)', async (sample) => {
    const { project } = sample;
    const cwd = pathOf(sample);
    expect(checkProject(project)).toEqual([]);
    expect(await ownPackages(cwd)).toEqual([]);
    await npm(['run', 'build'], cwd);
    const { html, code, styles } = await readBuild(cwd);
    expect(html).toMatch(/<script type="module" crossorigin src="\/assets\/.+\.js">/);
    expect(code).toContain('createRoot');
    checkStyles(project, styles);
  });
});

/** Packages npm could not share: the project's packages disagree on them, so alone it would not install. */
async function ownPackages(folder: string): Promise<string[]> {
  return glob(['*', '@*/*'], { cwd: path.join(folder, 'node_modules'), onlyDirectories: true });
}

function agree(one: ExportedProject, other: ExportedProject): boolean {
  return Object.entries(one.dependencies).every(
    ([name, version]) => (other.dependencies[name] ?? version) === version,
  );
}

function checkStyles({ files }: ExportedProject, styles: string): void {
  if ('src/tailwind.css' in files) {
    expect(styles).toContain('.p-\\[13px\\]');
    expect(styles).toMatch(/@layer base\{.+@layer mui,\s*components;\s*@layer utilities\{/s);
  } else if ('src/css.css' in files) {
    expect(styles).toContain('.framed-tree');
  } else {
    expect(styles).toBe('');
  }
}

async function readBuild(folder: string): Promise<Record<'html' | 'code' | 'styles', string>> {
  const dist = path.join(folder, 'dist');
  expect(existsSync(dist)).toBe(true);
  const read = async (pattern: string) => {
    const files = await glob(pattern, { cwd: dist, absolute: true });
    return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  };
  return {
    html: await read('index.html'),
    code: await read('assets/*.js'),
    styles: await read('assets/*.css'),
  };
}

async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

/** Runs npm; what it printed becomes the message when it fails. */
async function npm(args: string[], cwd: string): Promise<void> {
  const shell = process.platform === 'win32';
  try {
    await promisify(execFile)('npm', args, { cwd, shell, maxBuffer: 10_000_000 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`npm ${args.join(' ')} failed in ${path.basename(cwd)}:\n${stdout}${stderr}`, {
      cause: error,
    });
  }
}
