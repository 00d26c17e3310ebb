import type { ApiLink } from '#model/api/ApiEntry.ts';
import { sizes } from '#model/api/costTexts.ts';
import type { ImportCost } from '#model/api/ImportCost.ts';
import type { ProseBlock } from '#model/Block.ts';
import type { DocsTab } from '#model/DocsTab.ts';
import { languageHref } from '#model/DocsPath.ts';
import type { Language } from '#model/Language.ts';
import { interpolate } from '#model/Messages.ts';
import type { Page } from '#model/Page.ts';
import { docsTabs, tabPath } from './docsTabs.ts';
import { absoluteLink, codeSpan } from '#pipeline/text/markdownSyntax.ts';
import type { ApiMessages } from '#pipeline/docs/messages.ts';

interface LinkOptions {
  /** Scheme and host of the published site. */
  origin: string;
  /** What imports cost, by path in the API reference. */
  costs: Readonly<Record<string, ImportCost>>;
}

/** Adds tabs and links to the API reference to a guide. */
export function composeGuide(
  page: Page,
  links: readonly ApiLink[],
  messages: ApiMessages,
  options: LinkOptions,
): Page {
  if (links.length === 0) {
    return page;
  }
  return {
    ...page,
    headings: [...page.headings, { id: linksId(page), text: messages.links.title, level: 2 }],
    blocks: [
      tabsBlock(page, 'demos', links, messages),
      ...page.blocks,
      linksBlock(page, links, messages, options),
    ],
  };
}

/** The tabs below a page's title; they are links, because each tab has its own address. */
export function tabsBlock(
  page: Pick<Page, 'path' | 'language'>,
  current: DocsTab,
  links: readonly ApiLink[],
  messages: ApiMessages,
): ProseBlock {
  const items = docsTabs(links).map((tab) => {
    const href = languageHref(tabPath(page.path, tab), page.language);
    const mark = tab === current ? ' aria-current="page"' : '';
    return `<li><a href="${href}"${mark}>${messages.tabs[tab]}</a></li>`;
  });
  const label = messages.tabs.label;
  return {
    kind: 'prose',
    html: `<nav class="component-tabs" aria-label="${label}"><ul>${items.join('')}</ul></nav>`,
    markdown: '',
    sections: [],
  };
}

function linksBlock(
  page: Page,
  links: readonly ApiLink[],
  { links: { title, text, size } }: ApiMessages,
  { origin, costs }: LinkOptions,
): ProseBlock {
  const id = linksId(page);
  const sizeOf = ({ path }: ApiLink) =>
    costs[path] ? `: ${interpolate(size, sizes(costs[path]))}` : '';
  const items = links.map((link) => `<li>${linkTo(link, page.language)}${sizeOf(link)}</li>`);
  return {
    kind: 'prose',
    html:
      `<h2 id="${id}"><a href="#${id}" class="heading-link">${title}</a></h2>` +
      `<p>${text}</p><ul>${items.join('')}</ul>`,
    markdown: [
      `## ${title} {#${id}}`,
      text,
      links
        .map((link) => `- ${markdownLink(link, page.language, origin)}${sizeOf(link)}`)
        .join('\n'),
    ].join('\n\n'),
    sections: [],
  };
}

function linkTo({ kind, name, path }: ApiLink, language: Language): string {
  const code = kind === 'component' ? `&lt;${name} /&gt;` : `${name}()`;
  return `<a href="${languageHref(path, language)}"><code>${code}</code></a>`;
}

function markdownLink({ kind, name, path }: ApiLink, language: Language, origin: string): string {
  const code = codeSpan(kind === 'component' ? `<${name} />` : `${name}()`);
  return `[${code}](${absoluteLink(languageHref(path, language), origin)})`;
}

/** A guide may already have a section with the anchor `api`. */
function linksId({ headings }: Page): string {
  return headings.some(({ id }) => id === 'api') ? 'api-reference' : 'api';
}
