import { textIn } from '#model/Language.ts';
import type { Api } from '#model/api/Api.ts';
import type { ApiEntry } from '#model/api/ApiEntry.ts';
import type { ApiPart, Block, ComponentBlock, ExamplesBlock } from '#model/Block.ts';
import { languageHref } from '#model/DocsPath.ts';
import { markdownPath } from '#model/pagePaths.ts';
import type { Page } from '#model/Page.ts';
import type { Product } from '#model/Product.ts';
import type { ApiMessages, MarkdownExportMessages } from '#pipeline/docs/messages.ts';
import { absoluteLink, codeFence, codeSpan } from '#pipeline/text/markdownSyntax.ts';
import { apiMarkdown, indexMarkdown, tabMarkdown } from './apiMarkdown.ts';
import type { ApiWriter } from './apiTableMarkdown.ts';
import { qualityMarkdown } from './qualityMarkdown.ts';
import { type CodeFile, copyableFiles, type DemoSource } from '#model/DemoSource.ts';
import { interpolate } from '#model/Messages.ts';

/** What it takes to write a page as Markdown. */
export interface PageWriter {
  messages: MarkdownExportMessages;
  apiMessages: ApiMessages;
  origin: string;
  sourceRoot: string;
  /** Version the documentation is labeled with. */
  docsVersion: string;
  /** Products as a page may list them. */
  products: readonly Product[];
  /** Templates as the gallery lists them. */
  templates: readonly { path: string; name: string; description: string }[];
  /** The APIs that the page shows, by path. */
  apis: ReadonlyMap<string, Api>;
  /** Every page of the API reference, for an index. */
  entries: readonly ApiEntry[];
  /** Whether a product has pages. */
  isWritten(path: string): boolean;
}

/** Writes a page as Markdown: title, facts, text, the source of its demos, its API tables. */
export function pageMarkdown(page: Page, writer: PageWriter): string {
  const { origin } = writer;
  const pageUrl = origin + languageHref(page.path, page.language);
  const api: ApiWriter = {
    language: page.language,
    messages: writer.apiMessages,
    sourceRoot: writer.sourceRoot,
    docsVersion: writer.docsVersion,
    link: (href) => absoluteLink(href, origin),
  };
  return [
    `# ${page.meta.title}`,
    `> ${page.meta.description}`,
    facts(page, pageUrl, writer),
    ...page.blocks.map(blockMarkdown),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');

  function blockMarkdown(block: Block): string {
    switch (block.kind) {
      case 'prose':
        return block.markdown;
      case 'demo': {
        const source = page.demos.find(({ name }) => name === block.name);
        return source ? demoMarkdown(source, { pageUrl, messages: writer.messages }) : '';
      }
      case 'component':
        return componentMarkdown(block, page, writer);
      case 'api':
        return apiPart(block.part);
      case 'quality':
        return qualityMarkdown(block.pieces);
      case 'examples':
        return examplesMarkdown(block, page, writer);
      case 'builder':
      case 'codemods':
        // A form cannot be copied; the text around it says what it is for.
        return '';
      default:
        return block satisfies never;
    }
  }

  function apiPart(part: ApiPart): string {
    if (part.kind === 'index') {
      const own = writer.entries.filter(({ product }) => product === part.product);
      return indexMarkdown(own, api);
    }
    const value = writer.apis.get(part.path);
    if (!value) {
      throw new Error(`The reference has no page at ${part.path}.`);
    }
    return part.kind === 'page' ? apiMarkdown(value, api) : tabMarkdown(value, part.guide, api);
  }
}

function facts({ meta, lastUpdated }: Page, pageUrl: string, writer: PageWriter): string {
  const { facts: labels } = writer.messages;
  const lines: [string, string | null][] = [
    [labels.page, pageUrl],
    [labels.package, meta.packageName && codeSpan(meta.packageName)],
    [labels.plan, meta.plan && writer.apiMessages.plans[meta.plan]],
    [labels.waiAria, meta.waiAria],
    [labels.lastUpdated, lastUpdated],
  ];
  return lines.flatMap(([label, value]) => (value ? [`- ${label}: ${value}`] : [])).join('\n');
}

const components: Record<string, (page: Page, writer: PageWriter) => string> = {
  ProductCards: ({ language }, { products, origin, isWritten }) =>
    products
      .map(({ name, path, tagline }) => {
        const address = absoluteLink(languageHref(path, language), origin);
        return `- ${isWritten(path) ? `[${name}](${address})` : name}: ${textIn(tagline, language)}`;
      })
      .join('\n'),
  TemplateGallery: ({ language }, { templates, origin }) =>
    templates
      .map(({ path, name, description }) => {
        const copy = absoluteLink(markdownPath(languageHref(path, language)), origin);
        return `- [${name}](${copy}): ${description}`;
      })
      .join('\n'),
};

function componentMarkdown({ name }: ComponentBlock, page: Page, writer: PageWriter): string {
  const write = components[name];
  if (!write) {
    const known = Object.keys(components).join(', ');
    throw new Error(`The site component "${name}" has no Markdown. Known are ${known}.`);
  }
  return write(page, writer);
}

/** The examples as a list of links. */
function examplesMarkdown({ examples }: ExamplesBlock, page: Page, { origin }: PageWriter): string {
  return examples
    .map(({ title, pageTitle, pagePath, anchor }) => {
      const address = absoluteLink(`${languageHref(pagePath, page.language)}#${anchor}`, origin);
      return `- [${title}](${address}): ${pageTitle}`;
    })
    .join('\n');
}

/** A demo as one TypeScript file that runs when pasted, for each of its stylings. */
export function demoMarkdown(
  { name, variants }: DemoSource,
  { pageUrl, messages }: { pageUrl: string; messages: MarkdownExportMessages },
): string {
  const lead = interpolate(messages.demo, { name: `[${name}](${pageUrl}#${name})` });
  return [
    lead,
    ...variants.flatMap((variant) => [
      ...(variant.styling === null
        ? []
        : [interpolate(messages.styling, { name: variant.styling })]),
      ...copyableFiles(variant).map(fileMarkdown),
    ]),
  ].join('\n\n');
}

/** A file as a code block with its name as title. */
export function fileMarkdown({ tsName, ts }: CodeFile): string {
  const language = /\.(\w+)$/.exec(tsName)?.[1] ?? 'tsx';
  return codeFence(ts, `${language} title="${tsName}"`);
}
