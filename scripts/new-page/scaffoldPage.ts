import path from 'node:path';
import type { Section } from '#model/Section.ts';

/** A page to be begun. */
export interface NewPage {
  /** URL path without language. */
  path: string;
  title: string;
  /** Component the page is about; null for a page about something else. */
  component: string | null;
}

/** Files of a new page by name below `content/`. */
export type PageFiles = Record<string, string>;

/** Where a page's files go; throws for a path that no section holds. */
export function placePage(
  pagePath: string,
  sections: readonly Section[],
): { section: Section; folder: string } {
  const section = sections.find(
    (candidate) => pagePath === candidate.path || pagePath.startsWith(`${candidate.path}/`),
  );
  if (!section || !/^(?:\/[a-z\d-]+)+$/.test(pagePath)) {
    const known = sections.map((candidate) => `${candidate.path}/…`).join(', ');
    throw new Error(`No section holds ${pagePath}. A page is one of ${known}.`);
  }
  const rest = pagePath.slice(section.path.length + 1) || 'overview';
  return { section, folder: `${section.folder}/${rest}` };
}

/**
 * The files of a page that passes every check, ready to be filled in. A product's page starts with its miniature as the
 * first demo, which runs and can be changed into what the page shows.
 */
export function scaffoldPage(
  page: NewPage,
  sections: readonly Section[],
  miniature: string | null,
): PageFiles {
  const { section, folder } = placePage(page.path, sections);
  const name = path.posix.basename(folder);
  const demo = `Basic${pascalCase(name)}`;
  const frontMatter = [
    `title: ${yamlText(page.title)}`,
    `description: Say in one sentence what a reader can do after reading this page.`,
    ...(page.component ? [`components: [${page.component}]`] : []),
    ...(section.product ? [`githubLabel: 'scope: ${section.product.name.toLowerCase()}'`] : []),
  ];
  const body = [
    '## Basics {#basics}',
    'Say when to use this, then show the shortest example that works.',
    ...(miniature ? [`::demo{name="${demo}"}`] : []),
    '## Do one task {#do-one-task}',
    'Name the section after the task. Say when a reader needs it, show it in a demo that isolates it, then tell its limits.',
    '## Accessibility {#accessibility}',
    'Say which keys work, and what a screen reader announces.',
  ];
  return {
    [`${folder}/${name}.md`]: `---\n${frontMatter.join('\n')}\n---\n\n${body.join('\n\n')}\n`,
    ...(miniature && {
      [`${folder}/demos/${demo}.tsx`]: miniature.replace(
        'function Miniature(',
        `function ${demo}(`,
      ),
    }),
  };
}

function yamlText(text: string): string {
  return /^\w[\w -]*$/.test(text) ? text : `'${text.replaceAll("'", "''")}'`;
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}
