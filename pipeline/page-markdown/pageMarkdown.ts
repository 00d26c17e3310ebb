import type { Api } from '#model/api/Api.ts';
import type { ApiEntry } from '#model/api/ApiEntry.ts';
import type { ApiPart } from '#model/api/ApiPart.ts';
import type { Block, ComponentBlock } from '#model/Block.ts';
import { languageHref } from '#model/languageHref.ts';
import { markdownPath } from '#model/markdownPath.ts';
import type { Page } from '#model/Page.ts';
import type { Product } from '#model/Product.ts';
import type { ReferenceStrings } from '#pipeline/reference/ReferenceStrings.ts';
import { absoluteLink } from './absoluteLink.ts';
import { apiMarkdown } from './apiMarkdown.ts';
import { indexMarkdown, tabMarkdown } from './apiPartMarkdown.ts';
import type { ApiWriter } from './ApiWriter.ts';
import type { CopyStrings } from './CopyStrings.ts';
import { demoMarkdown } from './demoMarkdown.ts';
import { codeSpan } from './markdownCode.ts';
import { qualityMarkdown } from './qualityMarkdown.ts';

/** What a page's copy is written with. */
export interface PageWriter {
  strings: CopyStrings;
  referenceStrings: ReferenceStrings;
  origin: string;
  sourceRoot: string;
  /** Products as a page may list them. */
  products: readonly Product[];
  /** Templates as the gallery lists them. */
  templates: readonly { path: string; name: string; description: string }[];
  /** Values of the parts of the reference the page shows. */
  apis: ReadonlyMap<string, Api>;
  /** Every page of the reference, for an index. */
  entries: readonly ApiEntry[];
  /** Whether a product has pages. */
  isWritten(path: string): boolean;
}

/** A page → its copy in Markdown: title, facts, text, the source of its demos, its part of the reference. */
export function pageMarkdown(page: Page, writer: PageWriter): string {
  const { origin } = writer;
  const pageUrl = origin + languageHref(page.path, page.language);
  const api: ApiWriter = {
    language: page.language,
    strings: writer.referenceStrings,
    sourceRoot: writer.sourceRoot,
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
        return source ? demoMarkdown(source, { pageUrl, strings: writer.strings }) : '';
      }
      case 'component':
        return componentMarkdown(block, page, writer);
      case 'api':
        return apiPart(block.part);
      case 'quality':
        return qualityMarkdown(block.pieces);
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
  const { facts: labels } = writer.strings;
  const lines: [string, string | null][] = [
    [labels.page, pageUrl],
    [labels.package, meta.packageName && codeSpan(meta.packageName)],
    [labels.plan, meta.plan && writer.referenceStrings.plans[meta.plan]],
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
        return `- ${isWritten(path) ? `[${name}](${address})` : name}: ${tagline[language]}`;
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
