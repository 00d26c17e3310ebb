import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ts } from '#pipeline/api/typescript.ts';
import '#pipeline/demos/iteratorHelpers.ts';
import { removePreviewMarkers } from '#pipeline/demos/extractPreview.ts';
import { readDemoModules } from '#pipeline/demos/readDemo.ts';
import { describeStandalone } from '#pipeline/demos/standalone/describeStandalone.ts';
import { sourceWithProps } from '#site/features/demo/controls/sourceWithProps.ts';
import { hashOf } from '#pipeline/cache/DiskCache.ts';
import { type Marks, planChecks } from '#tests/setup/checkedMarks.ts';
import { recordWhenPassed } from '#tests/setup/recordWhenPassed.ts';
import { lockedVersions, packagesOf, readLockFile } from '#tests/setup/lockedVersions.ts';
import { exportedOptions } from './exportedOptions.ts';
import { findDemos } from './readDemoCode.ts';

/** What a reader has who copied a demo and pasted it into a file. */
interface Copy {
  demo: string;
  file: string;
  text: string;
}

/** Inside the repository, so that the packages of the demos are found. */
const folder = path.resolve('.cache/copied-demos');
let copies: Copy[] = [];
/** Those that are checked in this run. */
let chosen: Copy[] = [];
let marks: Marks = {};

beforeAll(async () => {
  copies = await readCopies();
  marks = markCopies();
  const guides = planChecks('copies', marks);
  chosen = copies.filter(({ demo }) => guides.has(guideOf(demo)));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(chosen.map(({ file, text }) => writeFile(file, text)));
});

recordWhenPassed('copies', () => marks);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function readCopies(): Promise<Copy[]> {
  const contentDir = path.resolve('content');
  return Promise.all(
    (await findDemos(contentDir)).map(async (demo) => {
      const modules = await readDemoModules(path.join(contentDir, demo));
      const joined = await describeStandalone('Demo', modules);
      const file = path.join(folder, demo.replaceAll('/', '-'));
      const text = joined?.ts ?? removePreviewMarkers(modules[0]?.source ?? '');
      // What the prop controls of a playground copy, before a reader sets any.
      return { demo, file, text: sourceWithProps(text, {}) };
    }),
  );
}

describe('the copy of every demo', () => {
  it('is there, and imports packages alone', () => {
    expect(copies.length).toBeGreaterThan(600);
    const imports = (text: string) =>
      ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
    const broken = copies.filter(({ text }) =>
      imports(text).some((specifier) => specifier.startsWith('.')),
    );
    expect(broken.map(({ demo }) => demo)).toEqual([]);
  });

  it('type-checks, strict as an exported project', () => {
    const options = exportedOptions();
    const host = ts.createCompilerHost(options);
    const problems = programFiles(chosen).flatMap((files) =>
      ts.getPreEmitDiagnostics(ts.createProgram(files, options, host)).map(describeDiagnostic),
    );
    expect(problems).toEqual([]);
  }, 900_000);

  it('renders, and the console stays silent', async () => {
    const problems: string[] = [];
    const silence = vi.spyOn(console, 'error');
    for (const { demo, file } of chosen) {
      silence.mockReset().mockImplementation(() => {});
      try {
        const { default: Demo } = (await import(file)) as { default: ComponentType };
        renderToString(createElement(Demo));
      } catch (error) {
        problems.push(`${demo}: ${String(error)}`);
      }
      const said = silence.mock.calls.map((args) => args.map(String).join(' '));
      problems.push(
        ...said.filter((text) => !isAboutLicense(text)).map((text) => `${demo}: ${text}`),
      );
    }
    silence.mockRestore();
    expect(problems).toEqual([]);
  }, 900_000);
});

/** What checks a copy besides the packages that it imports. */
const checkers = ['typescript', '@types/react', 'react-dom'];

/** Folder of the page that a demo belongs to. */
const guideOf = (demo: string) => demo.split('/demos/')[0] ?? demo;

/** One mark for the copies of each page. */
function markCopies(): Marks {
  const lock = readLockFile(process.cwd());
  const options = JSON.stringify(exportedOptions());
  const guides = [...new Set(copies.map(({ demo }) => guideOf(demo)))];
  const marked = guides.map((guide) => {
    const texts = copies.filter(({ demo }) => guideOf(demo) === guide).map(({ text }) => text);
    const versions = lockedVersions([...packagesOf(texts), ...checkers], lock);
    return [guide, hashOf([options, ...texts, ...versions]).slice(0, 12)];
  });
  return Object.fromEntries(marked) as Marks;
}

/** All copies in one program, except those of another date adapter: each adapter changes what all pickers call a date. */
function programFiles(all: readonly Copy[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const { file, text } of all) {
    const adapters = [...text.matchAll(/\/(Adapter\w+)'/g)].map(([, name]) => name);
    const key = [...new Set(adapters)].sort().join() || 'AdapterDayjs';
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return [...groups.values()];
}

function describeDiagnostic({ file, start, messageText }: ts.Diagnostic): string {
  const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : 0;
  const name = path.basename(file?.fileName ?? '');
  return `${name}:${line + 1} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
}

/** Without a license key the paid packages say so in a frame of asterisks. */
function isAboutLicense(text: string): boolean {
  return text.includes('MUI X: Missing license key') || /^\*+$/.test(text.trim());
}
