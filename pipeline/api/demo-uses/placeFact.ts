import type { ComponentApi } from '#model/api/ComponentApi.ts';
import type { HookApi } from '#model/api/HookApi.ts';
import { typeTextToString } from '#model/api/typeTextToString.ts';
import type { ApiRowRef } from './ApiRowRef.ts';
import type { ApiLookup } from './createApiLookup.ts';
import type { ClassPlaces } from './createClassPlaces.ts';
import type { DemoFact } from './DemoFact.ts';
import { placeInList } from './placeInList.ts';

/** What placing a fact needs besides the fact. */
export interface PlaceContext {
  lookup: ApiLookup;
  classes: ClassPlaces;
  /** Components the demo renders. */
  rendered: ReadonlySet<string>;
}

/** The rows of the reference a fact is about; none when the reference does not have it. */
export function placeFact(fact: DemoFact, context: PlaceContext): ApiRowRef[] {
  const { lookup, classes, rendered } = context;
  switch (fact.kind) {
    case 'className':
      return classes.named(fact.name, rendered);
    case 'exportMember':
      return classes.ofHelper(fact.of, fact.name, rendered);
    case 'event':
    case 'export':
      return placeInList(fact, lookup);
    case 'typeMember': {
      const [product = '', type = ''] = fact.of.split(':');
      return members(lookup, product, type, fact.name);
    }
    default: {
      const page = lookup.page(fact.of);
      if (page?.kind === 'component') {
        return placeOnComponent(page, fact, lookup);
      }
      return page?.kind === 'hook' ? placeOnHook(page, fact, lookup) : [];
    }
  }
}

function placeOnComponent(api: ComponentApi, fact: DemoFact, lookup: ApiLookup): ApiRowRef[] {
  const { path, product, props } = api;
  const typeOf = (name: string) => {
    const prop = props.find((each) => each.name === name);
    return prop ? typeTextToString(prop.type) : '';
  };
  switch (fact.kind) {
    case 'component':
      return [{ path, rowId: null }];
    case 'attribute':
      return [
        ...rowsNamed(path, props, fact.name),
        // Only the component that publishes the events takes the ref; others may have a prop of the same name.
        ...(typeOf('apiRef') === '' ? [] : placeInList(fact, lookup)),
      ];
    case 'attributeKey':
      if (fact.attribute === 'slots' || fact.attribute === 'slotProps') {
        return rowsNamed(path, api.slots, fact.name);
      }
      if (fact.attribute === 'classes') {
        return rowsNamed(
          path,
          api.classes.map((each) => ({ ...each, name: each.key })),
          fact.name,
        );
      }
      return members(lookup, product, typeOf(fact.attribute), fact.name);
    case 'heldMember':
      return members(lookup, product, typeOf(fact.attribute), fact.name);
    default:
      return [];
  }
}

function placeOnHook(api: HookApi, fact: DemoFact, lookup: ApiLookup): ApiRowRef[] {
  const { path, product, parameters, returns, typeParameters } = api;
  switch (fact.kind) {
    case 'parameter':
      return [
        ...rowsNamed(path, api.parameterProperties, fact.name),
        ...parameters
          .slice(0, 1)
          .flatMap(({ type }) => members(lookup, product, typeTextToString(type), fact.name)),
      ];
    case 'result': {
      const type = typeTextToString(returns.type);
      return [
        ...rowsNamed(path, api.returnProperties, fact.name),
        ...members(lookup, product, filled(type, typeParameters), fact.name),
      ];
    }
    default:
      return [];
  }
}

/** A type's text with type parameters replaced by their defaults: `RefObject<Api>` → `RefObject<GridApiCommunity>`. */
function filled(type: string, typeParameters: string): string {
  const [, name, value] = /^<(\w+) extends \w+ = (\w+)>$/.exec(typeParameters) ?? [];
  return name && value ? type.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), value) : type;
}

function members(lookup: ApiLookup, product: string, type: string, name: string): ApiRowRef[] {
  const api = lookup.interfaceOf(product, type);
  return api ? rowsNamed(api.path, api.properties, name) : [];
}

function rowsNamed(
  path: string,
  rows: readonly { name: string; rowId: string }[],
  name: string,
): ApiRowRef[] {
  return rows.filter((row) => row.name === name).map(({ rowId }) => ({ path, rowId }));
}
