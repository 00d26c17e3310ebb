import { toHtml } from 'hast-util-to-html';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const parser = unified().use(remarkParse);
const toHast = unified().use(remarkRehype);

/** A paragraph of Markdown as HTML. */
export async function paragraphHtml(markdown: string): Promise<string> {
  return toHtml(await toHast.run(parser.parse(markdown)));
}

/** Text for HTML and its attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
