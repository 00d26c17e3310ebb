import type { Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { ParseContext } from '#pipeline/markdown/ParseContext.ts';
import { SKIP, visit } from 'unist-util-visit';

type Directive = ContainerDirective | LeafDirective | TextDirective;

const known = {
  textDirective: ['kbd'],
  leafDirective: ['demo', 'component'],
  containerDirective: ['info', 'success', 'warning', 'error', 'code-group'],
};

const colons = { textDirective: ':', leafDirective: '::', containerDirective: ':::' };

/** Refuses directives nobody handles, and turns a chance `word:word` back into the text it was. */
export function checkDirectives(tree: Root, context: ParseContext): void {
  visit(tree, (node, index, parent) => {
    if (!isDirective(node) || known[node.type].includes(node.name)) {
      return;
    }
    const isChance =
      node.type === 'textDirective' &&
      node.children.length === 0 &&
      Object.keys(node.attributes ?? {}).length === 0;
    if (isChance && parent && index !== undefined) {
      parent.children.splice(index, 1, { type: 'text', value: `:${node.name}` } as never);
      return [SKIP, index + 1] as const;
    }
    const names = known[node.type].map((name) => colons[node.type] + name).join(', ');
    context.report(
      node,
      `Unknown directive ${colons[node.type]}${node.name}.`,
      `Known here: ${names}.`,
    );
    return;
  });
}

function isDirective(node: { type: string }): node is Directive {
  return node.type in known;
}
