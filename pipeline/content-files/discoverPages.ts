import type { Language } from '#model/Language.ts';
import type { Section } from '#model/Product.ts';
import path from 'node:path';
import { AuthorError, type AuthorProblem } from './AuthorError.ts';
import { glob } from 'tinyglobby';

/** A page folder found on disk, before its files are read. */
export interface PageFile {
  /** Path without language, e.g. `/x/introduction`. */
  path: string;
  section: Section;
  /** Absolute folder. */
  folder: string;
  /** Absolute path of the Markdown file in each language; English always exists. */
  files: Partial<Record<Language, string>> & { en: string };
}

interface ContentTree {
  /** Repository root, for messages. */
  root: string;
  /** Absolute folder that contains one folder per section. */
  contentDir: string;
  sections: readonly Section[];
  languages: readonly Language[];
}

/** Finds all page folders: folders with a Markdown file of the same name. */
export async function discoverPages({
  root,
  contentDir,
  sections,
  languages,
}: ContentTree): Promise<PageFile[]> {
  const problems: AuthorProblem[] = [];
  const perSection = await Promise.all(
    sections.map(async (section) => {
      const sectionDir = path.join(contentDir, section.folder);
      const files = await glob('**/*.md', {
        cwd: sectionDir,
        ignore: ['README.md', 'api.report.md'],
      });
      return groupByFolder(files.sort(), sectionDir, section, languages, problems);
    }),
  );
  if (problems.length > 0) {
    throw new AuthorError(
      problems.map((problem) => ({
        ...problem,
        file: path.relative(root, problem.file).split(path.sep).join('/'),
      })),
    );
  }
  return perSection.flat();
}

function groupByFolder(
  files: string[],
  sectionDir: string,
  section: Section,
  languages: readonly Language[],
  problems: AuthorProblem[],
): PageFile[] {
  const folders = new Map<string, Partial<Record<Language, string>>>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    const name = path.posix.basename(folder);
    const found = folders.get(folder) ?? {};
    const language = languageOf(path.posix.basename(file), name, languages);
    if (language) {
      found[language] = path.join(sectionDir, file);
      folders.set(folder, found);
    } else {
      problems.push({
        file: path.join(sectionDir, file),
        line: 1,
        message: `A page's file is named after its folder, "${name}".`,
        fix: `Rename it to ${name}.md, or to ${name}.<language>.md for a translation.`,
      });
    }
  }
  return [...folders].flatMap(([folder, found]) => {
    if (!found.en) {
      problems.push({
        file: Object.values(found)[0] ?? path.join(sectionDir, folder),
        line: 1,
        message: 'The page has a translation but no English text.',
        fix: `Add ${path.posix.basename(folder)}.md.`,
      });
      return [];
    }
    const files = { ...found, en: found.en };
    return [
      { path: urlOf(section, folder), section, folder: path.join(sectionDir, folder), files },
    ];
  });
}

function languageOf(file: string, name: string, languages: readonly Language[]): Language | null {
  if (file === `${name}.md`) {
    return 'en';
  }
  return languages.find((language) => file === `${name}.${language}.md`) ?? null;
}

function urlOf(section: Section, folder: string): string {
  return folder === 'overview' ? section.path : `${section.path}/${folder}`;
}
