import type { ApiBase } from '#model/api/ApiBase.ts';
import { apiSlug } from '#model/api/rowId.ts';
import type { ApiContext } from './ApiContext.ts';
import { docToHtml, docToInlineHtml } from './docToHtml.ts';
import type { PublicExport } from './listExports.ts';
import { readJsDoc } from './readJsDoc.ts';

/** What a page about one export always says. */
export function describeExportBase(found: PublicExport, context: ApiContext): ApiBase {
  const doc = readJsDoc(found.symbol, context.checker);
  return {
    path: `${context.apiPath}/${apiSlug(found.name)}`,
    name: found.name,
    product: context.product,
    plan: found.plan,
    featured: /^\s*API:/m.test(doc.text),
    descriptionHtml: docToHtml(withoutLinkLists(doc.text), context.findLink),
    deprecationHtml:
      doc.deprecation === null ? null : docToInlineHtml(doc.deprecation, context.findLink),
    imports: importsOf(found),
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
