import path from 'node:path';
import type { ApiSelector, SelectorCategory } from '#model/api/Api.ts';
import type { ApiContext } from './ApiContext.ts';
import { formatPropertyType, formatType } from './formatType.ts';
import type { PublicExport } from './listExports.ts';
import { type JsDoc, readJsDoc } from './readJsDoc.ts';
import { toDeprecation, toDescription } from './toDescription.ts';

/** Whether an export reads a value from the grid's state. */
export function isSelector({ name }: PublicExport): boolean {
  return /^grid[A-Z]\w*Selector$/.test(name);
}

/** Selectors by subject; those their comments hide are left out. */
export function describeSelectors(
  selectors: readonly PublicExport[],
  context: ApiContext,
): SelectorCategory[] {
  const categories = new Map<string, ApiSelector[]>();
  for (const found of selectors) {
    const doc = readJsDoc(found.symbol, context.checker);
    if (!doc.isHidden) {
      const category = categoryOf(found, doc);
      categories.set(category, [
        ...(categories.get(category) ?? []),
        describeSelector(found, doc, context),
      ]);
    }
  }
  return [...categories]
    .map(([name, found]) => ({ name, selectors: found }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function describeSelector(found: PublicExport, doc: JsDoc, context: ApiContext): ApiSelector {
  const { checker, findLink } = context;
  const [signature] = checker.getTypeOfSymbol(found.symbol).getCallSignatures();
  const extra = signature?.getParameters().slice(1) ?? [];
  return {
    name: found.name,
    rowId: `selector-${found.name}`,
    description: toDescription(doc.text, findLink),
    returns: signature
      ? formatType(signature.getReturnType(), context)
      : { kind: 'plain', tokens: [] },
    extraParameters: extra
      .map((parameter) => ({ parameter, type: checker.getTypeOfSymbol(parameter) }))
      // A selector without arguments is typed as taking something unknown.
      .filter(({ type }) => !/^(unknown|undefined)$/.test(checker.typeToString(type)))
      .map(({ parameter, type }) => ({
        name: parameter.name.replace(/^args_\d+$/, 'args'),
        type: formatPropertyType(parameter, type, new Set(), context),
      })),
    deprecation: toDeprecation(doc.deprecation, findLink),
    plan: found.plan,
    demos: [],
  };
}

/** The comment's category, or the folder of the feature the selector belongs to. */
function categoryOf(found: PublicExport, doc: JsDoc): string {
  const file = found.symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const words = doc.category ?? path.posix.basename(path.posix.dirname(file));
  const spaced = words.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const name = spaced.charAt(0).toUpperCase() + spaced.slice(1);
  return sameSubjects[name] ?? name;
}

/** Comments and folders name some subjects differently. */
const sameSubjects: Record<string, string> = {
  Filter: 'Filtering',
  'Column grouping': 'Column groups',
  'Preferences panel': 'Panels',
  Sidebar: 'Panels',
};
