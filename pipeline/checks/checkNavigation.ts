import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import type { NavEntry } from '#model/NavEntry.ts';
import type { Section } from '#model/Product.ts';
import type { AuthorProblem } from '#pipeline/content-files/AuthorError.ts';
import type { DocsConfig } from '#pipeline/docs/DocsConfig.ts';

type ContentFolders = Pick<DocsConfig, 'root' | 'contentDir' | 'sections'>;

/** Finds paths the navigation lists twice (S3.1); the line is that of the later entry. */
export async function checkNavigation(config: ContentFolders): Promise<AuthorProblem[]> {
  const seen = new Set<string>();
  const problems: AuthorProblem[] = [];
  for (const section of config.sections) {
    for (const pathname of section.navigation.flatMap(pathnames)) {
      if (seen.has(pathname)) {
        problems.push({
          ...(await findEntry(pathname, section, config)),
          message: `The navigation lists "${pathname}" twice.`,
          fix: 'Remove one of the entries: a path has one place in the tree.',
        });
      }
      seen.add(pathname);
    }
  }
  return problems;
}

function pathnames({ pathname, children = [] }: NavEntry): string[] {
  return [pathname, ...children.flatMap(pathnames)];
}

/** Searches the section's source files for the entry, whose position is not known. */
async function findEntry(
  pathname: string,
  section: Section,
  { root, contentDir }: ContentFolders,
): Promise<{ file: string; line: number }> {
  const folder = path.join(contentDir, section.folder);
  const name = (file: string) => path.relative(root, path.join(folder, file)).replaceAll('\\', '/');
  const entry = new RegExp(`\\bpathname:\\s*['"\`]${escapePattern(pathname)}['"\`]`);
  let found = { file: name('navigation.ts'), line: 1 };
  for (const file of (await glob('*.ts', { cwd: folder })).sort()) {
    const lines = (await readFile(path.join(folder, file), 'utf8')).split('\n');
    const index = lines.findLastIndex((line) => entry.test(line));
    if (index !== -1) {
      found = { file: name(file), line: index + 1 };
    }
  }
  return found;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
