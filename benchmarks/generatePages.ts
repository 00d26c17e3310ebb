/** A page made up for measuring. */
export interface GeneratedPage {
  name: string;
  markdown: string;
}

const words =
  'column row value editor filter sort group range axis series mark label item branch leaf focus state theme slot prop'.split(
    ' ',
  );

/** Pages of the size of a real one: headings, prose, a table, a callout and highlighted code; no two alike. */
export function generatePages(count: number): GeneratedPage[] {
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
description: A page made up to measure how the build grows, number ${seed + 1}.
---

${sentence(0)}

${[1, 2, 3, 4, 5].map(section).join('\n')}`;
}
