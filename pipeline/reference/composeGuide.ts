import type { ApiLink } from '#model/api/ApiLink.ts';
import type { ProseBlock } from '#model/Block.ts';
import type { DocsTab } from '#model/DocsTab.ts';
import { languageHref } from '#model/languageHref.ts';
import type { Language } from '#model/Language.ts';
import type { Page } from '#model/Page.ts';
import { docsTabs, tabPath } from './docsTabs.ts';
import { absoluteLink } from '#pipeline/page-markdown/absoluteLink.ts';
import { codeSpan } from '#pipeline/page-markdown/markdownCode.ts';
import type { ReferenceStrings } from './ReferenceStrings.ts';

/** A Markdown page → the page readers see: with tabs above and links to the reference at its end. */
export function composeGuide(
  page: Page,
  links: readonly ApiLink[],
  strings: ReferenceStrings,
  origin: string,
): Page {
  if (links.length === 0) {
    return page;
  }
  return {
    ...page,
    headings: [...page.headings, { id: linksId(page), text: strings.links.title, level: 2 }],
    blocks: [
      tabsBlock(page, 'demos', links, strings),
      ...page.blocks,
      linksBlock(page, links, strings, origin),
    ],
  };
}

/** The row of tabs under a page's title. They are addresses of their own, so they are links. */
export function tabsBlock(
  page: Pick<Page, 'path' | 'language'>,
  current: DocsTab,
  links: readonly ApiLink[],
  strings: ReferenceStrings,
): ProseBlock {
  const items = docsTabs(links).map((tab) => {
    const href = languageHref(tabPath(page.path, tab), page.language);
    const mark = tab === current ? ' aria-current="page"' : '';
    return `<li><a href="${href}"${mark}>${strings.tabs[tab]}</a></li>`;
  });
  const label = strings.tabs.label;
  return {
    kind: 'prose',
    html: `<nav class="component-tabs" aria-label="${label}"><ul>${items.join('')}</ul></nav>`,
    markdown: '',
  };
}

function linksBlock(
  page: Page,
  links: readonly ApiLink[],
  { links: { title, text } }: ReferenceStrings,
  origin: string,
): ProseBlock {
  const id = linksId(page);
  const items = links.map((link) => `<li>${linkTo(link, page.language)}</li>`);
  return {
    kind: 'prose',
    html:
      `<h2 id="${id}"><a href="#${id}" class="heading-link">${title}</a></h2>` +
      `<p>${text}</p><ul>${items.join('')}</ul>`,
    markdown: [
      `## ${title} {#${id}}`,
      text,
      links.map((link) => `- ${markdownLink(link, page.language, origin)}`).join('\n'),
    ].join('\n\n'),
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

/** A page may have a section about its own API. */
function linksId({ headings }: Page): string {
  return headings.some(({ id }) => id === 'api') ? 'api-reference' : 'api';
}
