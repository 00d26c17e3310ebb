import path from 'node:path';
import { products } from '#content/sections.ts';
import { templates } from '#content/templates.ts';
import type { CodeVariant } from '#model/Preferences.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { readDemoModules } from '#pipeline/demos/readDemo.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { dependencyVersions } from '#pipeline/packages/dependencyVersions.ts';
import {
  createDemoProject,
  createTemplateProject,
} from '#site/features/project-export/createProject.ts';
import type { ExportedProject } from '#site/features/project-export/ExportedProject.ts';
import { initialThemeState, type ThemeState } from '#site/platform/settings/ThemeState.ts';
import { findDemos, readDemoCode } from './readDemoCode.ts';

/** A project worth installing, and why. */
export interface Sample {
  kind: string;
  project: ExportedProject;
}

interface Choice {
  kind: string;
  file: string;
  variant: CodeVariant;
  theme?: Partial<ThemeState>;
}

const fixtures = path.join(import.meta.dirname, 'fixtures/demos');
const mirrored = { direction: 'rtl', paletteMode: 'dark' } as const;
const ownTheme = {
  ...mirrored,
  dense: true,
  spacing: 6,
  paletteColors: { primary: { main: '#aa0044' }, secondary: { main: 'rgb(0, 90, 60)' } },
};

/** At least one project per product, one per kind of demo in each variant that can differ, and every template. */
export async function sampleProjects(): Promise<Sample[]> {
  const choices: Choice[] = [
    ...(await choosePerProduct()),
    { kind: 'every adapter', file: 'EveryAdapter.tsx', variant: 'TS' },
    { kind: 'adapters of older libraries', file: 'OlderAdapters.tsx', variant: 'TS' },
    { kind: 'pro and premium', file: 'CommercialPackages.tsx', variant: 'TS' },
    { kind: 'tailwind', file: 'StyledTree/tailwind.tsx', variant: 'TS' },
    { kind: 'tailwind in JavaScript', file: 'StyledTree/tailwind.tsx', variant: 'JS' },
    { kind: 'tailwind, mirrored', file: 'StyledTree/tailwind.tsx', variant: 'TS', theme: mirrored },
    { kind: 'plain CSS', file: 'StyledTree/css.tsx', variant: 'TS' },
    { kind: 'folders and a theme', file: 'Dashboard.tsx', variant: 'TS', theme: ownTheme },
    { kind: 'the same in JavaScript', file: 'Dashboard.tsx', variant: 'JS', theme: ownTheme },
  ];
  return [...(await Promise.all(choices.map(toSample))), ...(await sampleTemplates())];
}

/** Every template in one variant, so that each is built once. */
async function sampleTemplates(): Promise<Sample[]> {
  const docs = openDocs(contentConfig(process.cwd(), { watching: false }));
  return Promise.all(
    templates.map(async ({ name }, index) => {
      const code = await docs.template(name);
      if (!code) {
        throw new Error(`There is no template ${name}.`);
      }
      const project = createTemplateProject(code, {
        variant: index % 3 === 2 ? 'JS' : 'TS',
        versions: dependencyVersions(process.cwd()),
        commit: null,
        mode: 'system',
        theme: { ...initialThemeState, ...(index % 2 === 1 ? ownTheme : {}) },
        sourceUrl: 'https://docs.example.com/template',
      });
      return { kind: 'template', project };
    }),
  );
}

/** Of each product the demo with the most files, and of the library the first that needs a license. */
async function choosePerProduct(): Promise<Choice[]> {
  const contentDir = path.resolve('content');
  const demos = await Promise.all(
    (await findDemos(contentDir)).map(async (file) => ({
      file,
      modules: await readDemoModules(path.join(contentDir, file)),
    })),
  );
  const largest = products.map(({ folder }) => {
    const [first] = demos
      .filter(({ file }) => file.startsWith(`${folder}/`))
      .sort((one, other) => other.modules.length - one.modules.length);
    return { kind: folder, demo: first };
  });
  const pro = demos.find(({ modules }) =>
    modules.some(({ source }) => /x-[\w-]+-pro/.test(source)),
  );
  return [...largest, { kind: 'pro', demo: pro }].flatMap(({ kind, demo }) => {
    if (!demo) {
      throw new Error(`There is no demo to try for ${kind}.`);
    }
    const file = path.join(contentDir, demo.file);
    const isSeveral = demo.modules.length > 1;
    return [
      { kind: `${kind}${isSeveral ? ', several files' : ''}`, file, variant: 'TS' as const },
      ...(isSeveral ? [{ kind: `${kind} in JavaScript`, file, variant: 'JS' as const }] : []),
    ];
  });
}

async function toSample({ kind, file, variant, theme }: Choice): Promise<Sample> {
  const demo = await readDemoCode(path.resolve(fixtures, file));
  const project = createDemoProject(demo, {
    variant,
    versions: dependencyVersions(process.cwd()),
    commit: null,
    theme: { ...initialThemeState, ...theme },
    sourceUrl: 'https://git.example.com/demo',
  });
  return { kind, project };
}
