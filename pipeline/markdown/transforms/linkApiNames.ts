import type { InlineCode, Link, Nodes, Parents, Root } from 'mdast';
import { languageHref } from '#model/languageHref.ts';
import type { ApiName, ApiNameKind, ApiNames } from '#pipeline/api/ApiNames.ts';
import type { ParseContext } from '#pipeline/markdown/ParseContext.ts';

/** An inline code that prose calls a prop, to be checked against the components. */
export interface PropMention {
  prop: string;
  /** The component it is written on, as in `<DataGrid rows>`; null when only the word "prop" follows. */
  component: string | null;
  line: number;
}

/** Links inline code that names something of the API reference to its row, and notes which props are mentioned. */
export function linkApiNames(
  tree: Root,
  names: ApiNames,
  { language, propMentions }: Pick<ParseContext, 'language' | 'propMentions'>,
): void {
  visit(tree);

  function visit(parent: Parents): void {
    parent.children.forEach((node: Nodes, index) => {
      if (node.type === 'inlineCode') {
        const following = parent.children[index + 1];
        const hint = hintOf(following?.type === 'text' ? following.value : '');
        propMentions.push(...mentions(node, hint));
        const found = names.find(node.value, hint);
        if (found) {
          parent.children[index] = linkTo(found, node, languageHref(found.href, language));
        }
      } else if ('children' in node && node.type !== 'heading' && node.type !== 'link') {
        visit(node);
      }
    });
  }
}

const hints: [RegExp, ApiNameKind][] = [
  [/^\s*(props?\b|属性)/, 'prop'],
  [/^\s*(slots?\b|插槽)/, 'slot'],
  [/^\s*(CSS )?(class(es)?\b|类)/, 'class'],
  [/^\s*(events?\b|事件)/, 'event'],
];

/** What the words after an inline code say it is: "the `label` slot". */
function hintOf(text: string): ApiNameKind | null {
  return hints.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function mentions({ value, position }: InlineCode, hint: ApiNameKind | null): PropMention[] {
  const line = position?.start.line ?? 1;
  const [, component, attributes] = /^<([A-Z]\w*)\s([^>]*?)\/?>$/s.exec(value) ?? [];
  if (component !== undefined && attributes !== undefined) {
    return attributeNames(attributes).map((prop) => ({ prop, component, line }));
  }
  return hint === 'prop' && /^[a-z]\w*$/.test(value)
    ? [{ prop: value, component: null, line }]
    : [];
}

/** Attributes outside of the values written for them. */
function attributeNames(attributes: string): string[] {
  const bare = attributes
    .replace(/"[^"]*"|'[^']*'/g, '')
    .replace(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '');
  return [...bare.matchAll(/(?<![\w.])([a-z]\w*)(?=\s|=|$)/gi)].map((match) => match[1] ?? '');
}

/** The card that hovering shows is filled from the link itself, so that it needs no request. */
function linkTo(found: ApiName, node: InlineCode, url: string): Link {
  const { kind, owner, type, text, plan, deprecated } = found;
  const hProperties = {
    dataApi: kind,
    dataApiOwner: owner,
    ...(type ? { dataApiType: type } : {}),
    ...(found.default === null ? {} : { dataApiDefault: found.default }),
    ...(text ? { dataApiText: text } : {}),
    ...(plan ? { dataApiPlan: plan } : {}),
    ...(deprecated ? { dataApiDeprecated: '' } : {}),
  };
  return { type: 'link', url, children: [node], data: { hProperties } };
}
