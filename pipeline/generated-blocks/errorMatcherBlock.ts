import type { ComponentBlock, ProseBlock } from '#model/Block.ts';
import type { Page } from '#model/Page.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { escapeHtml } from './inlineMarkdown.ts';

/**
 * Generates the box that matches a pasted message against those on the page. A late script makes it work
 * (`site/features/error-index`); without script the style sheet hides it, and the list remains.
 */
export async function errorMatcherBlock(
  _block: ComponentBlock,
  { bodyLanguage }: Pick<Page, 'bodyLanguage'>,
  docs: Pick<Docs, 'config'>,
): Promise<ProseBlock> {
  const { errors } = docs.config.messages[bodyLanguage];
  const data = (['matchOne', 'matches', 'similar', 'noMatch'] as const).map(
    (key) =>
      `data-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeHtml(errors[key])}"`,
  );
  return Promise.resolve({
    kind: 'prose',
    html: [
      `<div class="error-matcher" data-error-matcher ${data.join(' ')}>`,
      `<label for="pasted-error">${escapeHtml(errors.paste)}</label>`,
      `<textarea id="pasted-error" rows="4" maxlength="20000" spellcheck="false" autocomplete="off" dir="ltr"`,
      ` placeholder="${escapeHtml(errors.example)}" aria-describedby="pasted-error-hint"></textarea>`,
      `<p id="pasted-error-hint">${escapeHtml(errors.pasteHint)}</p>`,
      '<p role="status"></p><ul></ul></div>',
    ].join(''),
    // Copies of the page have nothing to paste into.
    markdown: '',
    sections: [],
  });
}
