import { messageTitle } from '#model/errors/ErrorMessage.ts';
import { errorsPath } from '#model/errors/errorsPath.ts';
import { defaultLanguage } from '#model/Language.ts';
import type { Product } from '#model/Product.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { explainErrors } from '#pipeline/pages/explainErrors.ts';
import { absoluteLink, mapMarkdownLinks } from '#pipeline/text/markdownSyntax.ts';
import { guidesOf, listNames, pageLine } from './listMarkdown.ts';
import { loadPageMarkdown } from './loadPageMarkdown.ts';
import { type SkillFile, skillFiles, skillPath } from './skillPath.ts';

/** The content of a file of a skill, by its address; null for any other address. */
export async function skillMarkdown(docs: Docs, address: string): Promise<string | null> {
  for (const { product } of docs.config.sections) {
    for (const [file, write] of Object.entries(writers)) {
      if (product && address === skillPath(product, file as SkillFile)) {
        return `${(await write(docs, product)).filter((part) => part !== '').join('\n\n')}\n`;
      }
    }
  }
  return null;
}

const writers: Record<SkillFile, (docs: Docs, product: Product) => Promise<string[]>> = {
  skill: writeSkill,
  choices: writeChoices,
  traps: writeTraps,
};

async function writeSkill(docs: Docs, product: Product): Promise<string[]> {
  const { origin } = docs.config;
  const { name, metadata, packages, tagline } = product;
  const guides = await guidesOf(docs, product);
  const lines = await Promise.all(guides.map((path) => pageLine(docs, path, defaultLanguage)));
  const fullName = [metadata, name].filter(Boolean).join(' ');
  const list = packages.map((each) => `\`${each}\``).join(', ');
  return [
    [
      '---',
      `name: ${packages[0]?.replace('@', '').replaceAll('/', '-') ?? product.folder}`,
      `description: ${JSON.stringify(`${fullName} for React. ${tagline.en} Use it to write, change, or debug code that imports ${packages.join(', ')}: which component and prop to take, guides with code that runs, common mistakes, and error messages.`)}`,
      '---',
    ].join('\n'),
    `# ${fullName}`,
    `Packages by plan, free first: ${list}. Each contains the one before it, so import from one of them only.`,
    '## Rules',
    [
      `1. Find the guide of the task below and read it before you write code. Every link is Markdown, and every demo in it runs when pasted.`,
      `2. Take names of props, slots, and types from the [API reference](${link(docs, product.apiPath)}), or from \`read_api\` of the [MCP server](${link(docs, '/x/introduction/mcp')}). A name that is not there does not exist.`,
      `3. Read [choices](${skillFiles.choices}) when several components or props could do the job.`,
      `4. Read [traps](${skillFiles.traps}) before you finish, and when the console shows a message.`,
      `5. Keep to the plan of the project. Guides say which features need Pro or Premium.`,
    ].join('\n'),
    section('Guides', lines.flat()),
    section('Recipes', await recipeLines(docs, guides)),
    section('More', [
      `- [List of every page and API](${origin}${product.path}/${listNames.list})`,
      `- [Error messages](${link(docs, errorsPath)})`,
    ]),
  ];
}

/** The sections of pages that consist of recipes. */
async function recipeLines(docs: Docs, guides: readonly string[]): Promise<string[]> {
  const pages = await Promise.all(
    guides.filter((path) => /recipes/.test(path)).map((path) => docs.page(path, defaultLanguage)),
  );
  return pages.flatMap((page) =>
    (page?.headings ?? [])
      .filter(({ level, id }) => level === 2 && id !== 'next-steps')
      .map(({ text, id }) => `- [${text}](${link(docs, `${page?.path}#${id}`)})`),
  );
}

async function writeChoices(docs: Docs, product: Product): Promise<string[]> {
  const sections = await eachGuide(docs, product, (markdown) => decisionTable(markdown) ?? '');
  return [`# ${product.name}: which component or prop to use`, ...sections];
}

async function writeTraps(docs: Docs, product: Product): Promise<string[]> {
  const sections = await eachGuide(docs, product, (markdown) => comparisons(markdown).join('\n\n'));
  const errors = (await explainErrors(docs, defaultLanguage)).filter(
    (error) => error.product === product.folder,
  );
  return [
    `# ${product.name}: common mistakes`,
    ...sections,
    section(
      'Error messages',
      errors.map((error) => {
        const title = messageTitle(error).replaceAll('`', "'");
        const text = `${error.cause} ${error.remedy}`.replace(/\s+/g, ' ');
        return `- \`${title}\` ${mapMarkdownLinks(text, (href) => link(docs, href))}`;
      }),
    ),
  ];
}

/** A section for each guide from which something is taken. Its heading is a link, so those into the same guide are left out. */
async function eachGuide(
  docs: Docs,
  product: Product,
  take: (markdown: string) => string,
): Promise<string[]> {
  const guides = await guidesOf(docs, product);
  return Promise.all(
    guides.map(async (path) => {
      const page = await docs.page(path, defaultLanguage);
      const taken = take((await loadPageMarkdown(docs, path, defaultLanguage)) ?? '');
      const text = taken.replace(/\[([^\]]*)\]\(#[^)]*\)/g, '$1');
      return text === '' ? '' : `## [${page?.meta.title ?? path}](${link(docs, path)})\n\n${text}`;
    }),
  );
}

/** The table above the first section of a guide, which says what to use for which task; null where there is none. */
export function decisionTable(markdown: string): string | null {
  const [introduction = ''] = markdown.split(/^## /m);
  return /^\|.*\n\| *-.*\n(?:\|.*(?:\n|$))+/m.exec(introduction)?.[0].trim() ?? null;
}

/** Pairs of code that is wrong and right, with the reason as the title of each. */
export function comparisons(markdown: string): string[] {
  const block = (word: string) => String.raw`\`{3,}\w+ title="${word}[^"]*"\n[\s\S]*?\n\`{3,}`;
  const pair = new RegExp(`^${block('Wrong')}\\n+${block('Right')}$`, 'gm');
  return [...markdown.matchAll(pair)].map(([text]) => text);
}

function link(docs: Pick<Docs, 'config'>, path: string): string {
  return absoluteLink(path, docs.config.origin);
}

function section(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.join('\n')}` : '';
}
