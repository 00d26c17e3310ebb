import { type ApiBase, noDescription } from '#model/api/Api.ts';
import { apiSlug } from '#model/api/rowId.ts';
import type { ApiContext } from './ApiContext.ts';
import type { PublicExport } from './listExports.ts';
import { readJsDoc } from './readJsDoc.ts';
import { toDeprecation, toDescription } from './toDescription.ts';

/** What every page about one export has. */
export function exportBase(found: PublicExport, context: ApiContext): ApiBase {
  const doc = readJsDoc(found.symbol, context.checker);
  return {
    path: `${context.apiPath}/${apiSlug(found.name)}`,
    name: found.name,
    product: context.product,
    plan: found.plan,
    featured: /^\s*API:/m.test(doc.text),
    description: toDescription(withoutLinkLists(doc.text), context.findLink),
    deprecation: toDeprecation(doc.deprecation, context.findLink),
    imports: importsOf(found),
    demos: [],
  };
}

/** What every page that lists many exports has. */
export function listBase(name: string, { apiPath, product }: ApiContext): ApiBase {
  return {
    path: `${apiPath}/${apiSlug(name)}`,
    name,
    product,
    plan: null,
    featured: true,
    description: noDescription,
    deprecation: null,
    imports: [],
    demos: [],
  };
}

/** Comments of components end with links to their own documentation, which the page has anyway. */
function withoutLinkLists(text: string): string {
  return text.replace(/^\s*(Demos|Features|API|Documentation):\s*$[\s\S]*/m, '').trim();
}

/** Deep addresses are for bundlers that do not shake trees well, so one of them is enough. */
function importsOf({ name, specifiers }: PublicExport): string[] {
  const isDeep = (specifier: string) => specifier.split('/').length > 2;
  const deep = specifiers.find((specifier) => isDeep(specifier) && specifier.endsWith(`/${name}`));
  const roots = specifiers.filter((specifier) => !isDeep(specifier));
  const chosen = roots.length > 0 ? [...(deep ? [deep] : []), ...roots] : specifiers;
  return chosen.map((specifier) => `import { ${name} } from '${specifier}';`);
}
