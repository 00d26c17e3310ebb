import path from 'node:path';
import type { DemoVariant } from '#model/DemoSource.ts';
import type { Template } from '#model/Template.ts';
import { describeFile, type DemoModule, readDemoModules } from '#pipeline/demos/readDemo.ts';

/** Every file of a template, its page first, then those of the theme that goes with it. */
export async function readTemplateModules(
  templatesDir: string,
  { name, entry }: Template,
): Promise<DemoModule[]> {
  const [page, theme] = await Promise.all([
    readDemoModules(path.join(templatesDir, name, `${entry}.tsx`)),
    readDemoModules(path.join(templatesDir, 'theme', 'createTemplateTheme.ts')),
  ]);
  return [...page, ...theme];
}

/** Modules → the template's code in both variants, each file named by its path below `templates/`. */
export async function describeTemplate(
  templatesDir: string,
  { entry }: Template,
  modules: readonly DemoModule[],
): Promise<DemoVariant> {
  const [page, ...others] = await Promise.all(
    modules.map(({ file, source }) => describeFile(path.relative(templatesDir, file), source)),
  );
  if (!page) {
    throw new Error(`The template ${entry} has no files.`);
  }
  const sorted = others.sort((one, other) => one.tsName.localeCompare(other.tsName));
  return { name: entry, styling: null, files: [page, ...sorted], preview: null };
}
