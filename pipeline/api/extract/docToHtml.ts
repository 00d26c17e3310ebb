import type { Element, Root as HastRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { PhrasingContent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm);
const toHast = unified().use(remarkRehype);

/** Finds the page of a type or component by its name. */
export type FindLink = (name: string) => string | null;

/** Markdown of a comment → paragraphs, lists and code as HTML; names of types become links. */
export function docToHtml(markdown: string, findLink: FindLink): string {
  return markdown === '' ? '' : toHtml(toTree(markdown, findLink));
}

/** The same where only running text fits: paragraphs are joined. */
export function docToInlineHtml(markdown: string, findLink: FindLink): string {
  if (markdown === '') {
    return '';
  }
  const children = toTree(markdown, findLink).children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'p' ? [...node.children] : [node],
  );
  return toHtml({ type: 'root', children }).trim();
}

const trees = new WeakMap<FindLink, Map<string, HastRoot>>();

/** Most comments stand at several props: the components of a product share them. */
function toTree(markdown: string, findLink: FindLink): HastRoot {
  const known = trees.get(findLink) ?? new Map<string, HastRoot>();
  trees.set(findLink, known);
  const tree = known.get(markdown) ?? parseDoc(markdown, findLink);
  known.set(markdown, tree);
  return tree;
}

function parseDoc(markdown: string, findLink: FindLink): HastRoot {
  const tree = parser.parse(withTypeReferences(markdown));
  showHtmlAsText(tree);
  linkNames(tree, findLink);
  localLinks(tree);
  const hast = toHast.runSync(tree) as HastRoot;
  visit(hast, 'element', (element: Element) => {
    if (element.tagName === 'a' && /^https?:/.test(String(element.properties.href))) {
      element.properties.rel = ['noopener'];
    }
  });
  return hast;
}

/** `[[GridRowParams]]` and `{@link GridRowParams}` are names of types. */
function withTypeReferences(markdown: string): string {
  return markdown
    .replace(/\[\[([\w.]+)\]\]/g, '`$1`')
    .replace(/\{@link\s+([\w.]+)[^}]*\}/g, '`$1`');
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
