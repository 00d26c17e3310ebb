import type { Element, Nodes, Root as HastRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { PhrasingContent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type Description, noDescription } from '#model/api/Api.ts';
import { codeFence, codeSpan, escapeMarkdown } from '#pipeline/text/markdownSyntax.ts';

const parser = unified().use(remarkParse).use(remarkGfm);
const toHast = unified().use(remarkRehype);

/** Finds the page of a type or component by its name. */
export type FindLink = (name: string) => string | null;

/** Markdown of a comment → paragraphs, lists and code; names of types become links. */
export function toDescription(comment: string, findLink: FindLink): Description {
  return comment === '' ? noDescription : describe(toTree(comment, findLink));
}

/** The same where only running text fits: paragraphs are joined. */
export function toInlineDescription(comment: string, findLink: FindLink): Description {
  if (comment === '') {
    return noDescription;
  }
  const children = toTree(comment, findLink).children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'p' ? [...node.children] : [node],
  );
  return describe({ type: 'root', children });
}

/** What a comment's deprecation tag says; null when there is none. */
export function toDeprecation(comment: string | null, findLink: FindLink): Description | null {
  return comment === null ? null : toInlineDescription(comment, findLink);
}

function describe(tree: HastRoot): Description {
  const blocks = readBlocks(tree);
  return {
    html: toHtml(tree).trim(),
    markdown: blocksToMarkdown(blocks),
    text: blocksToText(blocks),
  };
}

const trees = new WeakMap<FindLink, Map<string, HastRoot>>();

/** Most comments occur at several props: the components of a product share them. */
function toTree(comment: string, findLink: FindLink): HastRoot {
  const known = trees.get(findLink) ?? new Map<string, HastRoot>();
  trees.set(findLink, known);
  const tree = known.get(comment) ?? parseComment(comment, findLink);
  known.set(comment, tree);
  return tree;
}

function parseComment(comment: string, findLink: FindLink): HastRoot {
  const tree = parser.parse(withTypeReferences(comment));
  showHtmlAsText(tree);
  linkNames(tree, findLink);
  localLinks(tree);
  const hast = toHast.runSync(tree);
  visit(hast, 'element', (element: Element) => {
    if (element.tagName === 'a' && /^https?:/.test(String(element.properties.href))) {
      element.properties.rel = ['noopener'];
    }
  });
  return hast;
}

/** `[[GridRowParams]]` and `{@link GridRowParams}` are names of types. */
function withTypeReferences(comment: string): string {
  return comment.replace(/\[\[([\w.]+)\]\]/g, '`$1`').replace(/\{@link\s+([\w.]+)[^}]*\}/g, '`$1`');
}

/** Comments write tags such as `<input>` as words; taken for HTML they would vanish. */
function showHtmlAsText(tree: Root): void {
  visit(tree, 'html', (node, index, parent) => {
    if (parent && index !== undefined) {
      const code: PhrasingContent = { type: 'inlineCode', value: node.value };
      parent.children[index] =
        parent.type === 'root' ? { type: 'paragraph', children: [code] } : code;
    }
  });
}

function linkNames(tree: Root, findLink: FindLink): void {
  visit(tree, 'inlineCode', (node, index, parent) => {
    const url = parent && parent.type !== 'link' ? findLink(node.value) : null;
    if (url && parent && index !== undefined) {
      parent.children[index] = { type: 'link', url, children: [node] };
      return 'skip';
    }
    return undefined;
  });
}

/** Links to the published documentation lead to the same page here. */
function localLinks(tree: Root): void {
  visit(tree, 'link', (node) => {
    const [, path, hash = ''] = /^https:\/\/mui\.com(\/x\/[^#]*?)\/?(#.*)?$/.exec(node.url) ?? [];
    node.url = path ? path + hash : node.url;
  });
}

/** A paragraph, a list item or a code block of a comment. */
type DescriptionBlock =
  | { kind: 'paragraph'; markdown: string; text: string }
  | { kind: 'item'; marker: string; markdown: string; text: string }
  | { kind: 'code'; code: string };

/** Reads the blocks of a comment; nested lists become flat. */
function readBlocks(tree: HastRoot): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  let markdown = '';
  let text = '';
  let marker: string | null = null;

  function endBlock(): void {
    const line = { markdown: collapse(markdown), text: collapse(text) };
    if (line.markdown !== '') {
      blocks.push(
        marker === null ? { kind: 'paragraph', ...line } : { kind: 'item', marker, ...line },
      );
    }
    markdown = '';
    text = '';
  }

  function visitList(list: Element): void {
    endBlock();
    marker = null;
    let count = 0;
    for (const item of list.children) {
      if (item.type === 'element') {
        endBlock();
        count += 1;
        marker = list.tagName === 'ol' ? `${count}.` : '-';
        item.children.forEach(visit);
        endBlock();
        marker = null;
      }
    }
  }

  function visitElement(element: Element): void {
    switch (element.tagName) {
      case 'pre':
        endBlock();
        blocks.push({ kind: 'code', code: codeOf(element).trim() });
        return;
      case 'code':
        markdown += codeSpan(codeOf(element));
        text += codeOf(element);
        return;
      case 'ul':
      case 'ol':
        visitList(element);
        return;
      case 'a':
        markdown += '[';
        element.children.forEach(visit);
        markdown += `](${element.properties.href ?? ''})`;
        return;
      case 'strong':
      case 'em': {
        const mark = element.tagName === 'strong' ? '**' : '_';
        markdown += mark;
        element.children.forEach(visit);
        markdown += mark;
        return;
      }
      default:
        endBlock();
        element.children.forEach(visit);
        endBlock();
    }
  }

  function visit(node: Nodes): void {
    if (node.type === 'text') {
      markdown += escapeMarkdown(node.value);
      text += node.value;
    } else if (node.type === 'element') {
      visitElement(node);
    }
  }

  tree.children.forEach(visit);
  endBlock();
  return blocks;
}

/** The blocks as Markdown; each paragraph and each item is one line. */
function blocksToMarkdown(blocks: readonly DescriptionBlock[]): string {
  return blocks.reduce((text, block, index) => {
    const isListed = block.kind === 'item' && blocks[index - 1]?.kind === 'item';
    return text + (index === 0 ? '' : isListed ? '\n' : '\n\n') + toMarkdown(block);
  }, '');
}

/** The blocks as plain text, one per line and without code blocks. */
function blocksToText(blocks: readonly DescriptionBlock[]): string {
  return blocks
    .flatMap((block) =>
      block.kind === 'code' ? [] : [`${block.kind === 'item' ? '- ' : ''}${block.text}`],
    )
    .join('\n');
}

function toMarkdown(block: DescriptionBlock): string {
  switch (block.kind) {
    case 'item':
      return `${block.marker} ${block.markdown}`;
    case 'code':
      return codeFence(block.code, 'tsx');
    case 'paragraph':
      return block.markdown;
    default:
      return block satisfies never;
  }
}

function codeOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(codeOf).join('') : '';
}

function collapse(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
