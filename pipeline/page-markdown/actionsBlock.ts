import type { ProseBlock } from '#model/Block.ts';
import { fillSlots } from '#model/fillSlots.ts';
import { languageHref } from '#model/languageHref.ts';
import { markdownPath } from '#model/markdownPath.ts';
import type { Page } from '#model/Page.ts';
import type { CopyStrings } from './CopyStrings.ts';

/** Assistants that can be asked about a page by a link. */
const assistants = [
  { key: 'chatGpt', address: 'https://chatgpt.com/?hints=search&amp;q=' },
  { key: 'claude', address: 'https://claude.ai/new?q=' },
] as const;

/**
 * Ways to take a page elsewhere: copy it, read its Markdown, ask an assistant about it. Plain HTML; copying, which needs
 * a script, is added by `site/features/page-copy` and not offered without.
 */
export function actionsBlock(
  { path, language }: Pick<Page, 'path' | 'language'>,
  { strings, origin }: { strings: CopyStrings; origin: string },
): ProseBlock {
  const { actions, prompt } = strings;
  const copy = markdownPath(languageHref(path, language));
  const question = encodeURIComponent(fillSlots(prompt, { url: origin + copy }));
  const links = assistants.map(
    ({ key, address }) =>
      `<li><a href="${address}${question}" target="_blank" rel="noopener nofollow">${actions[key]}</a></li>`,
  );
  return {
    kind: 'prose',
    html:
      `<div class="page-actions" role="group" aria-label="${actions.label}">` +
      `<button type="button" data-copy-page="${copy}" data-copied="${actions.copied}" data-failed="${actions.failed}">` +
      `<span>${actions.copy}</span></button>` +
      `<details><summary>${actions.open}</summary><ul>` +
      `<li><a href="${copy}">${actions.markdown}</a></li>${links.join('')}</ul></details>` +
      `<span role="status" class="visually-hidden"></span></div>`,
    markdown: '',
  };
}
