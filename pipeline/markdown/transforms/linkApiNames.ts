import type { InlineCode, Link, Nodes, Parents, Root } from 'mdast';
import { languageHref } from '#model/DocsPath.ts';
import type { ApiName, ApiNameKind, ApiNames } from '#pipeline/api/apiNames.ts';
import type { ParseContext, PropMention } from '#pipeline/markdown/ParseContext.ts';

/** Links inline code to the row of the API reference it names, and collects which props are mentioned. */
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

/** What kind of thing the words after inline code say it is: "the `label` slot". */
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

/** Names of attributes, without their values. */
function attributeNames(attributes: string): string[] {
  const bare = attributes
    .replace(/"[^"]*"|'[^']*'/g, '')
    .replace(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '');
  return [...bare.matchAll(/(?<![\w.])([a-z]\w*)(?=\s|=|$)/gi)].map((match) => match[1] ?? '');
}

/** The hover card reads its content from the link, so that it needs no request. */
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
    ...(found.since === null ? {} : { dataApiSince: found.since }),
  };
  return { type: 'link', url, children: [node], data: { hProperties } };
}
