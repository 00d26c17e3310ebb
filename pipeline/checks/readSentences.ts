import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** A sentence as a reader sees it. */
export interface Sentence {
  /** First line of its paragraph. */
  line: number;
  text: string;
  isHeading: boolean;
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective);

/** Replaces inline code, which counts as one word. */
const codeWord = '`code`';

/** The sentences of a Markdown page: its description, paragraphs, list items, table cells and headings, without code. */
export function readSentences(source: string): Sentence[] {
  const tree = parser.parse(source);
  const sentences: Sentence[] = [];
  function add(text: string, line: number, isHeading = false) {
    const found = text.replace(/\s+/g, ' ').match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*/g) ?? [];
    sentences.push(
      ...found.map((part) => ({ line, text: part.trim(), isHeading })).filter(({ text }) => text),
    );
  }
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'yaml') {
      const [, description = ''] = /^description: *(.+)$/m.exec(node.value) ?? [];
      add(description, line);
    }
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      // The anchor of a heading is not part of its text.
      add(proseOf(node).replace(/\{#[^}]*\}$/, ''), line, node.type === 'heading');
      return SKIP;
    }
    return undefined;
  });
  return sentences;
}

function proseOf(node: Nodes): string {
  if (node.type === 'inlineCode') {
    return codeWord;
  }
  if (node.type === 'textDirective') {
    return toString(node);
  }
  if (node.type === 'break') {
    return ' ';
  }
  return 'children' in node ? node.children.map(proseOf).join('') : toString(node);
}
