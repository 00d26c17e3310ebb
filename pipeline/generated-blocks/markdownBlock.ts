import { toHtml } from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { ProseBlock } from '#model/Block.ts';
import { languageHref } from '#model/DocsPath.ts';
import type { Language } from '#model/Language.ts';
import { proseMarkdown } from '#pipeline/markdown/proseMarkdown.ts';
import { wrapTables } from '#pipeline/markdown/transforms/elements.ts';

const parser = unified().use(remarkParse).use(remarkGfm);
const toHast = unified().use(remarkRehype);

/** How generated Markdown is shown. */
export interface MarkdownBlockOptions {
  language: Language;
  /** Scheme and host of the published site. */
  origin: string;
  /** Class of the element around it, for style sheets. */
  className: string;
}

/** Turns generated Markdown into a block by the steps that the text of a page takes; its links carry no language yet. */
export async function markdownBlock(
  markdown: string,
  { language, origin, className }: MarkdownBlockOptions,
): Promise<ProseBlock> {
  const tree = parser.parse(markdown);
  visit(tree, 'link', (node) => {
    node.url = languageHref(node.url, language);
    if (/^https?:/.test(node.url)) {
      node.data = { ...node.data, hProperties: { rel: ['noopener'], dataExternal: '' } };
    }
  });
  const copies = proseMarkdown(tree, origin);
  wrapTables(tree);
  const html = toHtml(await toHast.run(tree));
  return {
    kind: 'prose',
    html: `<div class="${className}">${html}</div>`,
    markdown: copies.join('\n\n'),
    // The pages and API rows it lists are found in their own place.
    sections: [],
  };
}
