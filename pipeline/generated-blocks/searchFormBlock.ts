import type { ComponentBlock, ProseBlock } from '#model/Block.ts';
import { languageHref } from '#model/DocsPath.ts';
import { findMessage } from '#model/Messages.ts';
import type { Page } from '#model/Page.ts';
import { searchPath } from '#model/searchPath.ts';
import { longestQuery } from '#search/queryLimits.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { escapeHtml } from './inlineMarkdown.ts';

/** Generates the form of the search page; a late script fills in the results (`site/features/search`). */
export async function searchFormBlock(
  _block: ComponentBlock,
  { language }: Pick<Page, 'language'>,
  docs: Pick<Docs, 'config'>,
): Promise<ProseBlock> {
  const text = (key: string) =>
    escapeHtml(findMessage(docs.config.messages[language].late, `search.${key}`) ?? '');
  return Promise.resolve({
    kind: 'prose',
    html: [
      `<form class="search-form" role="search" action="${languageHref(searchPath, language)}" data-search-form>`,
      `<input type="search" name="q" aria-label="${text('label')}" placeholder="${text('field')}"`,
      ` maxlength="${longestQuery}" autocomplete="off" autocapitalize="off" spellcheck="false">`,
      `<button>${text('submit')}</button></form>`,
      '<div class="search-results" data-search-results></div>',
    ].join(''),
    // Copies of the page have nothing to type into.
    markdown: '',
    sections: [],
  });
}
