import type { ProseBlock } from '#model/Block.ts';
import { interpolate } from '#model/Messages.ts';
import { languageHref } from '#model/DocsPath.ts';
import { markdownPath } from '#model/pagePaths.ts';
import type { Page } from '#model/Page.ts';
import type { MarkdownExportMessages } from '#pipeline/docs/messages.ts';

/** Assistants that can be asked about a page through a link. */
const assistants = [
  { key: 'chatGpt', address: 'https://chatgpt.com/?hints=search&amp;q=' },
  { key: 'claude', address: 'https://claude.ai/new?q=' },
] as const;

/**
 * Actions on a page: copy it, read its Markdown, ask an assistant about it. Plain HTML; the copy button is hidden until
 * the script of `site/features/page-copy` has loaded.
 */
export function actionsBlock(
  { path, language }: Pick<Page, 'path' | 'language'>,
  { messages, origin }: { messages: MarkdownExportMessages; origin: string },
): ProseBlock {
  const { actions, prompt } = messages;
  const copy = markdownPath(languageHref(path, language));
  const question = encodeURIComponent(interpolate(prompt, { url: origin + copy }));
  const links = assistants.map(
    ({ key, address }) =>
      `<li><a href="${address}${question}" target="_blank" rel="noopener nofollow">${actions[key]}</a></li>`,
  );
  return {
    kind: 'prose',
    html:
      `<div class="page-actions" data-show-when="whole" role="group" aria-label="${actions.label}">` +
      `<button type="button" data-copy-page="${copy}" data-copied="${actions.copied}" data-failed="${actions.failed}">` +
      `<span>${actions.copy}</span></button>` +
      `<details data-disclosure><summary><span>${actions.open}</span></summary><ul>` +
      `<li><a href="${copy}">${actions.markdown}</a></li>${links.join('')}</ul></details>` +
      `<span role="status" class="visually-hidden"></span></div>`,
    markdown: '',
    sections: [],
  };
}
