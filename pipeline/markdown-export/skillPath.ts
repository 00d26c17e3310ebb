import type { Product } from '#model/Product.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';

/**
 * Skills for assistants, one folder per product. The first file is what an assistant reads when a task is about the
 * product; it leads to the other two. They are in English, which is what such instructions are written in.
 */
export const skillFiles = { skill: 'SKILL.md', choices: 'choices.md', traps: 'traps.md' } as const;

/** One of these files. */
export type SkillFile = keyof typeof skillFiles;

/** Address of a file of a product's skill. */
export function skillPath({ folder }: Product, file: SkillFile = 'skill'): string {
  return `/skills/${folder}/${skillFiles[file]}`;
}

/** Addresses of the files of every skill. */
export function skillPaths({ config }: Pick<Docs, 'config'>): string[] {
  return config.sections.flatMap(({ product }) =>
    product === null
      ? []
      : Object.keys(skillFiles).map((file) => skillPath(product, file as SkillFile)),
  );
}
