import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const addition = '\nsections.push(';

/** Gives a copy of the site one more section, with a number of generated pages; another number replaces them. */
export async function addGeneratedPages(folder: string, count: number): Promise<void> {
  const content = join(folder, 'content/generated');
  await rm(content, { recursive: true, force: true });
  const pages = generatePages(count);
  for (const { name, markdown } of pages) {
    await mkdir(join(content, name), { recursive: true });
    await writeFile(join(content, name, `${name}.md`), markdown);
  }
  const children = pages.map(({ name }) => ({ pathname: `/x/generated/${name}` }));
  const navigation = [{ pathname: '/x/generated-group', children }];
  const section = { folder: 'generated', path: '/x/generated', product: null, navigation };
  const registry = join(folder, 'content/sections.ts');
  const [original] = (await readFile(registry, 'utf8')).split(addition);
  const added = count > 0 ? `${addition}${JSON.stringify(section)});\n` : '';
  await writeFile(registry, `${original}${added}`);
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

/**
 * Pages as large as a real one, with headings, prose, a table, a callout and highlighted code; no two are the same, not even
 * of sets of different sizes, so that none comes from the cache.
 */
function generatePages(count: number): GeneratedPage[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `page-${index + 1}`;
    return { name, markdown: generatePage(index, count) };
  });
}

function generatePage(seed: number, count: number): string {
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
  return <Grid rows={${word(number)}Id} label="${word(number + 1)} of ${count}" />;
}
\`\`\`
`;
  return `---
title: Generated page ${seed + 1}
description: A generated page to measure how the build grows, number ${seed + 1} of ${count}.
---

${sentence(0)}

${[1, 2, 3, 4, 5].map(section).join('\n')}
## Next steps {#next-steps}

${['react-data-grid', 'react-charts', 'react-tree-view'].map((page) => `- [${sentence(6)}](/x/${page})`).join('\n')}
`;
}
