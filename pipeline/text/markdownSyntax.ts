import { hasMarkdown, markdownPath } from '#model/pagePaths.ts';

/** Code inside a line, between as many backticks as it needs. */
export function codeSpan(code: string): string {
  const text = code.replace(/\s*\n\s*/g, ' ');
  const ticks = '`'.repeat(longestRun(text) + 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return ticks + space + text + space + ticks;
}

/** Code on lines of its own; `info` follows the opening fence. */
export function codeFence(code: string, info: string): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${ticks}${info}\n${code.replace(/\n+$/, '')}\n${ticks}`;
}

function longestRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length));
}

/** A text without what Markdown would take for its own marks. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*[\]<]|(?<!\w)_|_(?!\w)/g, String.raw`\$&`);
}

/** Rows under a head as a table; a cell is one line of Markdown. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * The address a link of a Markdown copy leads to. A link to a page leads to that page's copy, so that whoever follows
 * it stays with Markdown; a link to a section of the page itself stays as it is.
 */
export function absoluteLink(href: string, origin: string): string {
  if (!href.startsWith('/')) {
    return href;
  }
  return origin + (hasMarkdown(href) ? markdownPath(href) : href);
}

/** Markdown whose inline links lead elsewhere. */
export function mapMarkdownLinks(markdown: string, change: (href: string) => string): string {
  return markdown.replace(/\]\(([^()\s]*)\)/g, (_, href: string) => `](${change(href)})`);
}

/** Markdown of paragraphs, lists and code, each on lines of its own, in one line: what a table cell can hold. */
export function markdownCell(markdown: string): string {
  return markdown
    .replace(/^(`{3,})\w*\n([\s\S]*?)\n\1$/gm, (_, _ticks, code: string) => codeSpan(code))
    .split(/\n+/)
    .join('<br>');
}
