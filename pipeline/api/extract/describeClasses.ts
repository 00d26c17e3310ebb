import { readFileSync } from 'node:fs';
import type { ts } from '#pipeline/api/typescript.ts';
import type { ApiClass } from '#model/api/Api.ts';
import { rowId } from '#model/api/rowId.ts';
import type { ApiContext } from './ApiContext.ts';
import type { PublicExport } from './listExports.ts';
import { readJsDoc } from './readJsDoc.ts';
import { toDeprecation, toInlineDescription } from './toDescription.ts';

/** State classes Material UI writes alike for all components. */
const globalStates = new Set([
  'active',
  'checked',
  'completed',
  'disabled',
  'error',
  'expanded',
  'focused',
  'focusVisible',
  'open',
  'readOnly',
  'required',
  'selected',
]);

/**
 * The classes of a component, from the type of its `classes` prop or else from the exported object named after it.
 * `fallback` starts the class names where no code says how they start.
 */
export function describeClasses(
  component: string,
  propType: ts.Type | null,
  fallback: string,
  context: ApiContext,
): ApiClass[] {
  const { checker, exports, findLink } = context;
  const named = exports.get(`${component.charAt(0).toLowerCase()}${component.slice(1)}Classes`);
  const type = propType ?? (named && checker.getTypeOfSymbol(named.symbol));
  if (!type) {
    return [];
  }
  const prefix = classPrefix(classObject(type, named, context)) ?? fallback;
  return checker
    .getPropertiesOfType(checker.getNonNullableType(type))
    .flatMap((symbol) => {
      const doc = readJsDoc(symbol, checker);
      const isGlobal = globalStates.has(symbol.name);
      return doc.isHidden
        ? []
        : [
            {
              name: symbol.name,
              rowId: rowId(component, 'class', symbol.name),
              className: isGlobal ? `Mui-${symbol.name}` : `${prefix}-${symbol.name}`,
              isGlobal,
              description: toInlineDescription(doc.text, findLink),
              deprecation: toDeprecation(doc.deprecation, findLink),
              plan: null,
              demos: [],
            },
          ];
    })
    .sort((a, b) => a.className.localeCompare(b.className, 'en'));
}

/**
 * The exported object that holds class names of this type. The one named after the component may be another's:
 * `chartsAxisClasses` are those of the radar's axis.
 */
function classObject(
  type: ts.Type,
  named: PublicExport | undefined,
  { checker, exports }: ApiContext,
): PublicExport | undefined {
  const full = checker.getNonNullableType(type);
  const wanted = (full.aliasTypeArguments?.[0] ?? full).symbol;
  const isOfType = ({ symbol }: PublicExport) => checker.getTypeOfSymbol(symbol).symbol === wanted;
  if (named && isOfType(named)) {
    return named;
  }
  const found = [...exports.values()].find(
    (each) => /^[a-z]\w*Classes$/.test(each.name) && isOfType(each),
  );
  return found ?? named;
}

/** Prefixes of class names by exported object: `gridClasses` → `MuiDataGrid`. */
export function classPrefixes(exports: Iterable<PublicExport>): Record<string, string> {
  const objects = [...exports].filter(({ name }) => /^[a-z]\w*Classes$/.test(name));
  return Object.fromEntries(
    objects.flatMap((found) => {
      const prefix = classPrefix(found);
      return prefix === null ? [] : [[found.name, prefix]];
    }),
  );
}

/** Prefix of the class names, read from the code that makes them: the types do not say it. */
function classPrefix(classes: PublicExport | undefined): string | null {
  const declaration = classes?.symbol.declarations?.[0];
  if (!declaration) {
    return null;
  }
  const script = declaration.getSourceFile().fileName.replace(/\.d\.ts$/, '.js');
  const made = /generateUtilityClasses[^(]*\(\s*["'](\w+)["']/;
  return made.exec(readFileSync(script, 'utf8'))?.[1] ?? null;
}
