import type ts from 'typescript';
import type { ApiClass } from '#model/api/ApiClass.ts';
import type { ApiSlot } from '#model/api/ApiSlot.ts';
import { rowId } from '#model/api/rowId.ts';
import type { Plan } from '#model/NavEntry.ts';
import type { ApiContext } from './ApiContext.ts';
import { docToInlineHtml } from './docToHtml.ts';
import { readJsDoc } from './readJsDoc.ts';

/** The slots of a component, from the type of its `slots` prop. */
export function describeSlots(
  owner: string,
  type: ts.Type,
  classes: readonly ApiClass[],
  planOf: (name: string) => Plan | null,
  context: ApiContext,
): ApiSlot[] {
  const { checker, findLink } = context;
  return checker
    .getPropertiesOfType(checker.getNonNullableType(type))
    .flatMap((symbol) => {
      const doc = readJsDoc(symbol, checker);
      return doc.isHidden
        ? []
        : [
            {
              name: symbol.name,
              rowId: rowId(owner, 'slot', symbol.name),
              descriptionHtml: docToInlineHtml(doc.text, findLink),
              default: doc.default,
              className: classes.find(({ key }) => key === symbol.name)?.className ?? null,
              deprecationHtml:
                doc.deprecation === null ? null : docToInlineHtml(doc.deprecation, findLink),
              plan: planOf(symbol.name),
              demos: [],
            },
          ];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
