import { execFile } from 'node:child_process';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sections } from '#content/sections.ts';
import { templates } from '#content/templates.ts';

/** Whether a file of the repository is part of a site without its real pages and without tests. */
export function belongsToBareSite(file: string, sectionFolders: string[]): boolean {
  const isTest = file.startsWith('tests/') || /\.test\.\w+$/.test(file);
  // Files directly in the folder of a section are data, which other files may import.
  const [layer, section, ...below] = file.split('/');
  const isPage = layer === 'content' && sectionFolders.includes(section ?? '') && below.length > 1;
  // .gitignore matches a node_modules folder, but not a symbolic link to one.
  return !isTest && !isPage && file !== 'node_modules';
}

/** Copies the working tree without its pages, untracked files included, to a folder. */
export async function copyBareSite(root: string, folder: string): Promise<void> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', args, { cwd: root, maxBuffer: 64e6 });
  const folders = sections.map((section) => section.folder);
  const files = stdout
    .split('\0')
    .filter((file) => file !== '' && belongsToBareSite(file, folders))
    // A deleted file is listed until the deletion is committed.
    .filter((file) => existsSync(join(root, file)));
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  // The template routes need at least one to prerender.
  await writeFile(
    join(folder, 'content/templates.ts'),
    `export const templates = ${JSON.stringify(templates.slice(-1))};\n`,
  );
}

/** Replaces the pages of a bare site by one section with the given number of generated pages. */
export async function writeScaleSite(folder: string, count: number): Promise<void> {
  const section = join(folder, 'content/generated');
  await rm(section, { recursive: true, force: true });
  await rm(join(folder, 'build'), { recursive: true, force: true });
  const pages = generatePages(count);
  for (const { name, markdown } of pages) {
    await mkdir(join(section, name), { recursive: true });
    await writeFile(join(section, name, `${name}.md`), markdown);
  }
  const children = pages.map(({ name }) => ({ pathname: `/x/generated/${name}` }));
  const navigation = [{ pathname: '/x/generated-group', children }];
  const generated = { folder: 'generated', path: '/x/generated', product: null, navigation };
  await writeFile(
    join(folder, 'content/sections.ts'),
    [
      `export const sections = ${JSON.stringify([generated])};`,
      'export const products = [];',
      'export const apiScopes = [];\n',
    ].join('\n'),
  );
}

/** A page generated for measuring. */
interface GeneratedPage {
  name: string;
  markdown: string;
}

const words =
  'column row value editor filter sort group range axis series mark label item branch leaf focus state theme slot prop'.split(
    ' ',
  );

/** Pages as large as a real one, with headings, prose, a table, a callout and highlighted code; no two are the same. */
function generatePages(count: number): GeneratedPage[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `page-${index + 1}`;
    return { name, markdown: generatePage(index) };
  });
}

function generatePage(seed: number): string {
  const word = (offset: number) => words[(seed * 7 + offset * 13) % words.length];
  const sentence = (offset: number) =>
    `The ${word(offset)} of a ${word(offset + 1)} decides how its ${word(offset + 2)} reads \`${word(offset + 3)}${seed}\`.`;
  const section = (number: number) => `## Section ${number} {#section-${number}}

${[0, 1, 2, 3, 4].map((part) => sentence(number * 5 + part)).join(' ')}

:::info
${sentence(number)}
:::

| Name | Meaning |
| --- | --- |
| \`${word(number)}\` | ${sentence(number + 1)} |

\`\`\`tsx title="src/Page${seed}.tsx" {2}
export function Section${number}() {
  const ${word(number)}Id = ${seed + number};
  return <Grid rows={${word(number)}Id} label="${word(number + 1)}" />;
}
\`\`\`
`;
  return `---
title: Generated page ${seed + 1}
description: A generated page to measure how the build grows, number ${seed + 1}.
---

${sentence(0)}

${[1, 2, 3, 4, 5].map(section).join('\n')}`;
}
