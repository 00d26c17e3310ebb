import type { Api } from '#model/api/Api.ts';
import { type ApiRow, apiRows } from '#model/api/apiRows.ts';
import type { Plan } from '#model/Plan.ts';

/** A name of the API that exists only in the packages of a paid plan. */
export interface PaidName {
  name: string;
  /** The name as code shows it: `<LineChartPro />`, `useRichTreeViewProApiRef()`, `GridColDef.aggregable`. */
  label: string;
  plan: Plan;
  /** Where the reference describes it, without language. */
  href: string;
}

/**
 * Everything that applications use and that only paid packages have: components, hooks, props, methods, events,
 * and properties of objects. Types, selectors, slots and classes follow from these.
 */
export function paidNames(pages: readonly Api[]): PaidName[] {
  const names = [...pages]
    .sort((a, b) => planOrder(a.plan) - planOrder(b.plan))
    .flatMap((api) => [...exportName(api), ...rowNames(api)]);
  // A prop of the Pro component is also one of the Premium component; the first, of the lower plan, is kept.
  return [...new Map(names.toReversed().map((name) => [name.label, name])).values()].toReversed();
}

function planOrder(plan: Plan | null): number {
  return plan === null ? 0 : plan === 'pro' ? 1 : 2;
}

function exportName(api: Api): PaidName[] {
  const { kind, name, plan, path: href } = api;
  if (plan === null || api.deprecation !== null || (kind !== 'component' && kind !== 'hook')) {
    return [];
  }
  const label = kind === 'component' ? `<${name} />` : `${name}()`;
  return [{ name, label, plan, href }];
}

function rowNames(api: Api): PaidName[] {
  return apiRows(api).flatMap((row) => {
    const label = row.deprecation === null ? rowLabel(row, api) : null;
    return row.plan !== null && label !== null
      ? [{ name: row.name, label, plan: row.plan, href: `${api.path}#${row.id}` }]
      : [];
  });
}

function rowLabel({ kind, name, note }: ApiRow, api: Api): string | null {
  switch (kind) {
    case 'prop':
      return name;
    case 'method':
      return `${name}()`;
    case 'property':
      // An initial state has a key for each model, and the special columns have the properties of every column.
      return /InitialState$|^Grid.+ColDef$(?<!^GridColDef)/.test(api.name)
        ? null
        : `${api.name}.${name}`;
    case 'event':
      // Most events have a prop that listens to them, which is in the list already.
      return note?.kind === 'listener' ? null : `'${name}'`;
    case 'slot':
    case 'class':
    case 'selector':
    case 'type':
    case 'function':
    case 'constant':
    case 'argument':
    case 'parameter':
    case 'result':
      return null;
    default:
      return kind satisfies never;
  }
}
