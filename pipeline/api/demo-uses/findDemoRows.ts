import type { ApiExtract } from '#pipeline/api/ApiExtract.ts';
import type { DemoRows } from '#pipeline/api/attachDemos.ts';
import {
  type ApiLookup,
  type ApiRowRef,
  type ClassLookup,
  createApiLookup,
  createClassLookup,
} from './createApiLookup.ts';
import type { ComponentApi, HookApi } from '#model/api/Api.ts';
import { typeTextToString } from '#model/api/TypeText.ts';
import type { DemoFact, DemoUse } from './DemoFact.ts';

/** What demos do → the rows of the reference they use. */
export function findDemoRows(
  uses: readonly DemoUse[],
  extracts: readonly Pick<ApiExtract, 'pages' | 'classPrefixes'>[],
): DemoRows[] {
  const apis = extracts.flatMap(({ pages }) => pages);
  const prefixes = Object.assign(
    {},
    ...extracts.map(({ classPrefixes }) => classPrefixes),
  ) as Record<string, string>;
  const lookup = createApiLookup(apis);
  const classes = createClassLookup(apis, prefixes);
  return uses.map(({ path, demo, facts }) => {
    const rendered = new Set(facts.flatMap((fact) => (fact.kind === 'component' ? [fact.of] : [])));
    const rows = new Map<string, Set<string>>();
    for (const fact of facts) {
      for (const { path: page, rowId } of rowsOfFact(fact, { lookup, classes, rendered })) {
        const known = rows.get(page) ?? new Set();
        rows.set(page, rowId === null ? known : known.add(rowId));
      }
    }
    return { path, demo, rows };
  });
}

/** What finding the rows of a fact needs besides the fact. */
interface FactContext {
  lookup: ApiLookup;
  classes: ClassLookup;
  /** Components the demo renders. */
  rendered: ReadonlySet<string>;
}

/** The rows of the reference a fact is about; none when the reference does not have it. */
function rowsOfFact(fact: DemoFact, context: FactContext): ApiRowRef[] {
  const { lookup, classes, rendered } = context;
  switch (fact.kind) {
    case 'className':
      return classes.named(fact.name, rendered);
    case 'exportMember':
      return classes.ofHelper(fact.of, fact.name, rendered);
    case 'event':
    case 'export':
      return rowsInLists(fact, lookup);
    case 'typeMember': {
      const [product = '', type = ''] = fact.of.split(':');
      return members(lookup, product, type, fact.name);
    }
    case 'component':
    case 'attribute':
    case 'attributeKey':
    case 'heldMember': {
      const page = lookup.page(fact.of);
      return page?.kind === 'component' ? rowsOfComponent(page, fact, lookup) : [];
    }
    case 'parameter':
    case 'result': {
      const page = lookup.page(fact.of);
      return page?.kind === 'hook' ? rowsOfHook(page, fact, lookup) : [];
    }
  }
}

function rowsOfComponent(
  api: ComponentApi,
  fact: Extract<DemoFact, { kind: 'component' | 'attribute' | 'attributeKey' | 'heldMember' }>,
  lookup: ApiLookup,
): ApiRowRef[] {
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
        ...(typeOf('apiRef') === '' ? [] : rowsInLists(fact, lookup)),
      ];
    case 'attributeKey':
      if (fact.attribute === 'slots' || fact.attribute === 'slotProps') {
        return rowsNamed(path, api.slots, fact.name);
      }
      if (fact.attribute === 'classes') {
        return rowsNamed(path, api.classes, fact.name);
      }
      return members(lookup, product, typeOf(fact.attribute), fact.name);
    case 'heldMember':
      return members(lookup, product, typeOf(fact.attribute), fact.name);
  }
}

function rowsOfHook(
  api: HookApi,
  fact: Extract<DemoFact, { kind: 'parameter' | 'result' }>,
  lookup: ApiLookup,
): ApiRowRef[] {
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
        ...members(lookup, product, withDefault(type, typeParameters), fact.name),
      ];
    }
  }
}

/** A type's text with type parameters replaced by their defaults: `RefObject<Api>` → `RefObject<GridApiCommunity>`. */
function withDefault(type: string, typeParameters: string): string {
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

/** Rows on the pages that list many exports or events, and pages that are about an export as a whole. */
function rowsInLists(
  fact: Extract<DemoFact, { kind: 'event' | 'export' | 'attribute' }>,
  { lists, page }: ApiLookup,
): ApiRowRef[] {
  const [product = '', name = ''] = 'of' in fact ? fact.of.split(':') : [fact.product];
  switch (fact.kind) {
    case 'export': {
      const own = page(fact.of);
      const rows = lists(product).flatMap((api) => {
        const listed =
          api.kind === 'exports'
            ? api.exports
            : api.kind === 'selectors'
              ? api.categories.flatMap(({ selectors }) => selectors)
              : [];
        return rowsNamed(api.path, listed, name);
      });
      return own?.kind === 'hook' ? [{ path: own.path, rowId: null }, ...rows] : rows;
    }
    case 'event':
    case 'attribute':
      return lists(product).flatMap((api) =>
        api.kind === 'events'
          ? api.events
              .filter((event) =>
                fact.kind === 'event' ? event.name === fact.name : event.listenerProp === fact.name,
              )
              .map(({ rowId }) => ({ path: api.path, rowId }))
          : [],
      );
  }
}
