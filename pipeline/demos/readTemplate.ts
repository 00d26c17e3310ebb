import path from 'node:path';
import type { DemoVariant } from '#model/DemoSource.ts';
import type { Template } from '#model/Template.ts';
import type { DemoModule } from '#pipeline/demos/DemoModule.ts';
import { describeFile, readDemoModules } from '#pipeline/demos/readDemo.ts';

/** Reads the files of a template, its page first, then those of its theme. */
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

/** Describes the files of a template in TypeScript and JavaScript, named by their paths below `templates/`. */
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
  return { name: entry, styling: null, files: [page, ...sorted], preview: null, standalone: null };
}
