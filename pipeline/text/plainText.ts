import type { Nodes, Root } from 'hast';
import type { ProseSection } from '#model/Block.ts';

/** Elements that are not running text: code listings, controls, graphics. */
const skipped = new Set(['pre', 'button', 'figure', 'nav', 'svg']);
/** Elements whose end separates words. */
const separating = /^(p|li|h\d|t[dhr]|dt|dd|div|br)$/;

/** What a reader reads of a tree, in one line. */
export function plainText(node: Nodes): string {
  return rawText(node).replaceAll(/\s+/g, ' ').trim();
}

/** The text of a tree, cut at its headings of the second and third level. */
export function proseSections(tree: Root): ProseSection[] {
  const sections: ProseSection[] = [];
  let heading: ProseSection['heading'] = null;
  let text = '';
  const end = () => {
    const line = text.replaceAll(/\s+/g, ' ').trim();
    if (heading || line !== '') {
      sections.push({ heading, text: line });
    }
    text = '';
  };
  const visit = (node: Nodes): void => {
    const level = node.type === 'element' ? /^h([23])$/.exec(node.tagName)?.[1] : undefined;
    if (node.type === 'element' && level && node.properties.id !== undefined) {
      end();
      const { id } = node.properties;
      heading = { id, level: level === '2' ? 2 : 3, text: plainText(node) };
    } else if ('children' in node && !isSkipped(node)) {
      node.children.forEach(visit);
      text += separator(node);
    } else {
      text += rawText(node);
    }
  };
  visit(tree);
  end();
  return sections;
}

function rawText(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (!('children' in node) || isSkipped(node)) {
    return ' ';
  }
  return node.children.map(rawText).join('') + separator(node);
}

function isSkipped(node: Nodes): boolean {
  return node.type === 'element' && skipped.has(node.tagName);
}

function separator(node: Nodes): string {
  return node.type === 'element' && separating.test(node.tagName) ? ' ' : '';
}
