import path from 'node:path';
import type { Section } from '#model/Product.ts';

/** A page to create. */
export interface NewPage {
  /** URL path without language. */
  path: string;
  title: string;
  /** Component the page is about; null for a page about something else. */
  component: string | null;
}

/** Files of a new page by name below `content/`. */
export type PageFiles = Record<string, string>;

/** The section and folder of a new page; throws for a path outside of every section. */
export function findPageFolder(
  pagePath: string,
  sections: readonly Section[],
): { section: Section; folder: string } {
  const section = sections.find(
    (candidate) => pagePath === candidate.path || pagePath.startsWith(`${candidate.path}/`),
  );
  if (!section || !/^(?:\/[a-z\d-]+)+$/.test(pagePath)) {
    const known = sections.map((candidate) => `${candidate.path}/…`).join(', ');
    throw new Error(
      `${pagePath} cannot be a page. Its path must be one of ${known}, in lower case.`,
    );
  }
  const rest = pagePath.slice(section.path.length + 1) || 'overview';
  return { section, folder: `${section.folder}/${rest}` };
}

/**
 * The files of a page that passes every check, ready to be filled in. The first demo of a product's page is a copy of
 * its scene, which runs and can be edited.
 */
export function scaffoldPage(
  page: NewPage,
  sections: readonly Section[],
  scene: string | null,
): PageFiles {
  const { section, folder } = findPageFolder(page.path, sections);
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
    ...(scene ? [`::demo{name="${demo}"}`] : []),
    '## Do one task {#do-one-task}',
    'Name the section after the task. Say when a reader needs it, show it in a demo that isolates it, then name its limits.',
    'End the page with an Accessibility section and with Next steps, three to five links onward.',
  ];
  return {
    [`${folder}/${name}.md`]: `---\n${frontMatter.join('\n')}\n---\n\n${body.join('\n\n')}\n`,
    ...(scene && {
      [`${folder}/demos/${demo}.tsx`]: scene.replace('function Scene(', `function ${demo}(`),
    }),
  };
}

function yamlText(text: string): string {
  return /^\w[\w -]*$/.test(text) ? text : `'${text.replaceAll("'", "''")}'`;
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}
