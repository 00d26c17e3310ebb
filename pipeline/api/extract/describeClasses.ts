import { readFileSync } from 'node:fs';
import type ts from 'typescript';
import type { ApiClass } from '#model/api/ApiClass.ts';
import { rowId } from '#model/api/rowId.ts';
import type { ApiContext } from './ApiContext.ts';
import { docToInlineHtml } from './docToHtml.ts';
import type { PublicExport } from './listExports.ts';
import { readJsDoc } from './readJsDoc.ts';

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

/** The classes of a component, from the type of its `classes` object. */
export function describeClasses(
  owner: string,
  type: ts.Type,
  prefix: string,
  context: ApiContext,
): ApiClass[] {
  const { checker, findLink } = context;
  return checker
    .getPropertiesOfType(checker.getNonNullableType(type))
    .flatMap((symbol) => {
      const doc = readJsDoc(symbol, checker);
      const isGlobal = globalStates.has(symbol.name);
      return doc.isHidden
        ? []
        : [
            {
              key: symbol.name,
              rowId: rowId(owner, 'class', symbol.name),
              className: isGlobal ? `Mui-${symbol.name}` : `${prefix}-${symbol.name}`,
              descriptionHtml: docToInlineHtml(doc.text, findLink),
              isGlobal,
              deprecationHtml:
                doc.deprecation === null ? null : docToInlineHtml(doc.deprecation, findLink),
              plan: null,
              demos: [],
            },
          ];
    })
    .sort((a, b) => a.className.localeCompare(b.className, 'en'));
}

/** Prefixes by exported object of class names. */
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
export function classPrefix(classes: PublicExport | undefined): string | null {
  const declaration = classes?.symbol.declarations?.[0];
  if (!declaration) {
    return null;
  }
  const script = declaration.getSourceFile().fileName.replace(/\.d\.ts$/, '.js');
  const made = /generateUtilityClasses[^(]*\(\s*["'](\w+)["']/;
  return made.exec(readFileSync(script, 'utf8'))?.[1] ?? null;
}
