import type { ComponentBlock, ProseBlock } from '#model/Block.ts';
import {
  type ExplainedError,
  type MessagePart,
  messageText,
  messageTitle,
  titleParts,
} from '#model/errors/ErrorMessage.ts';
import { languageHref } from '#model/DocsPath.ts';
import type { Language } from '#model/Language.ts';
import type { Page } from '#model/Page.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import type { ErrorIndexMessages } from '#pipeline/docs/messages.ts';
import { explainErrors } from '#pipeline/pages/explainErrors.ts';
import { escapeHtml, paragraphHtml } from './inlineMarkdown.ts';

/** Generates the messages of a product with cause and remedy: `::component{name="ErrorList" of="charts"}`; `library` for shared ones. */
export async function errorListBlock(
  { props }: ComponentBlock,
  { language, bodyLanguage }: Pick<Page, 'language' | 'bodyLanguage'>,
  docs: Docs,
): Promise<ProseBlock> {
  const product = props.of === 'library' ? null : (props.of ?? '');
  const errors = (await explainErrors(docs, language)).filter((each) => each.product === product);
  if (errors.length === 0) {
    const known = docs.config.errorScopes.map((scope) => scope.product ?? 'library').join(', ');
    throw new Error(`The index of errors has nothing of "${props.of}": it has ${known}.`);
  }
  const { errors: messages } = docs.config.messages[bodyLanguage];
  const entries = await Promise.all(errors.map((error) => entryHtml(error, messages, language)));
  return {
    kind: 'prose',
    html: `<div class="error-list">${entries.join('')}</div>`,
    markdown: errors
      .map((error) => entryMarkdown(error, messages, docs.config.origin, language))
      .join('\n\n'),
    // Each message is a result of the search itself.
    sections: [],
  };
}

async function entryHtml(
  { id, wordings, channel, packages, cause, remedy, links }: ExplainedError,
  messages: ErrorIndexMessages,
  language: Language,
): Promise<string> {
  const items = links.map(
    ({ href, title }) =>
      `<li><a href="${escapeHtml(languageHref(href, language))}">${escapeHtml(title)}</a></li>`,
  );
  return [
    `<details id="${id}"><summary><code>${partsHtml(titleParts(wordings[0] ?? []))}</code>`,
    `<span class="error-channel">${messages[channel]}</span></summary>`,
    '<dl>',
    `<dt>${messages.cause}</dt><dd>${await paragraphHtml(cause)}</dd>`,
    `<dt>${messages.remedy}</dt><dd>${await paragraphHtml(remedy)}</dd>`,
    `<dt>${messages.links}</dt><dd><ul>${items.join('')}</ul></dd>`,
    `<dt>${messages.packages}</dt><dd>${packages.map((name) => `<code>${name}</code>`).join(' ')}</dd>`,
    '</dl>',
    ...wordings.map((parts) => `<pre class="error-message"><code>${partsHtml(parts)}</code></pre>`),
    '</details>',
  ].join('');
}

/** A message with its values as `<var>`, from which the matcher reads it again. */
function partsHtml(parts: readonly MessagePart[]): string {
  return parts
    .map((part) =>
      typeof part === 'string' ? escapeHtml(part) : `<var>${escapeHtml(part.value)}</var>`,
    )
    .join('');
}

function entryMarkdown(
  error: ExplainedError,
  messages: ErrorIndexMessages,
  origin: string,
  language: Language,
): string {
  return [
    `### ${messageTitle(error)} {#${error.id}}`,
    ...error.wordings.map((parts) => `\`\`\`text\n${messageText(parts).trim()}\n\`\`\``),
    `${messages.cause}: ${error.cause}`,
    `${messages.remedy}: ${error.remedy}`,
    error.links
      .map(({ href, title }) => `- [${title}](${origin}${languageHref(href, language)})`)
      .join('\n'),
  ].join('\n\n');
}
