import type { ComponentBlock, ProseBlock } from '#model/Block.ts';
import type { Page } from '#model/Page.ts';
import { pageTitle } from '#model/resolveNavigation.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { escapeMarkdown, markdownTable } from '#pipeline/text/markdownSyntax.ts';
import { markdownBlock } from './markdownBlock.ts';

/**
 * Generates `::component{name="CoreGroups"}`: the groups of the core library's documentation and the pages in each, by
 * their titles in the reader's language. Only groups are links: the pages have other addresses on that library's site.
 */
export async function coreGroupsBlock(
  _block: ComponentBlock,
  { language }: Pick<Page, 'language'>,
  { config }: Pick<Docs, 'config'>,
): Promise<ProseBlock> {
  const { coreGroups, themeStore, origin } = config;
  const { groupColumn, pagesColumn } = config.messages[language].api;
  const titles = { ...config.titles.en, ...config.titles[language] };
  const paths = Object.keys(config.titles.en);
  const titleOf = (pathname: string) => escapeMarkdown(pageTitle({ pathname }, titles));
  const rows = coreGroups.map(({ pathname, href }) => [
    `[${titleOf(pathname)}](${href})`,
    paths
      .filter((path) => path.startsWith(`${pathname}/`))
      .map(titleOf)
      .join(', ') || '–',
  ]);
  const store = [`[${titleOf(themeStore)}](${themeStore})`, '–'];
  return markdownBlock(markdownTable([groupColumn, pagesColumn], [...rows, store]), {
    language,
    origin,
    className: 'core-groups',
  });
}
