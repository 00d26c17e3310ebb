/** A text without what Markdown would take for its own marks. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*[\]<]|(?<!\w)_|_(?!\w)/g, String.raw`\$&`);
}
