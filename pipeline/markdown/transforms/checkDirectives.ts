import type { Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { ParseContext } from '#pipeline/markdown/ParseContext.ts';
import { SKIP, visit } from 'unist-util-visit';

type Directive = ContainerDirective | LeafDirective | TextDirective;

const known = {
  textDirective: ['kbd'],
  leafDirective: ['demo', 'playground', 'component'],
  containerDirective: ['info', 'success', 'warning', 'error', 'code-group'],
};

const colons = { textDirective: ':', leafDirective: '::', containerDirective: ':::' };

/** Refuses directives nobody handles, and turns a chance `word:word` back into the text it was. */
export function checkDirectives(tree: Root, context: ParseContext): void {
  visit(tree, (node, index, parent) => {
    if (!isDirective(node)) {
      return;
    }
    if (known[node.type].includes(node.name)) {
      if (node.type === 'leafDirective' && parent?.type !== 'root') {
        context.report(
          node,
          `::${node.name} stands inside a list, a quote or a callout.`,
          'Move it out; if it was never meant to be inside, close the callout above it with :::.',
        );
      }
      return;
    }
    // A label or options, even empty ones, are no accident.
    const isChance = node.type === 'textDirective' && sourceLength(node) === node.name.length + 1;
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

function sourceLength({ position }: Directive): number {
  return (position?.end.offset ?? 0) - (position?.start.offset ?? 0);
}

function isDirective(node: { type: string }): node is Directive {
  return node.type in known;
}
