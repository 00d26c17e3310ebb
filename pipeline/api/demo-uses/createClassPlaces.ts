import type { Api } from '#model/api/Api.ts';
import type { ApiRowRef } from './ApiRowRef.ts';

/** Rows of the classes a demo names. */
export interface ClassPlaces {
  /** Rows of a class name in full; where several components have it, of those the demo renders. */
  named(className: string, rendered: ReadonlySet<string>): ApiRowRef[];
  /** Rows of a key of an exported object of class names. */
  ofHelper(helper: string, key: string, rendered: ReadonlySet<string>): ApiRowRef[];
}

/** Finds the rows of classes; `prefixes` tells which names an exported object makes: `gridClasses` → `MuiDataGrid`. */
export function createClassPlaces(
  apis: readonly Api[],
  prefixes: Readonly<Record<string, string>>,
): ClassPlaces {
  const components = apis.filter((api) => api.kind === 'component');
  const owners = new Map<string, { path: string; rowId: string; name: string }[]>();
  for (const { path, product, name, classes } of components) {
    for (const { key, className, isGlobal, rowId } of classes) {
      // A state class looks the same everywhere; only a component's own object tells whose it is.
      const prefix = classes.find((each) => !each.isGlobal)?.className.split('-')[0];
      const known = isGlobal ? `${prefix}:${key}` : className;
      owners.set(known, [
        ...(owners.get(known) ?? []),
        { path, rowId, name: `${product}:${name}` },
      ]);
    }
  }
  const places: ClassPlaces = {
    named(className, rendered) {
      const found = owners.get(className) ?? [];
      const shown = found.length > 1 ? found.filter(({ name }) => rendered.has(name)) : found;
      return shown.map(({ path, rowId }) => ({ path, rowId }));
    },
    ofHelper(helper, key, rendered) {
      const prefix = prefixes[helper.replace(/^.*:/, '')];
      return prefix === undefined
        ? []
        : [
            ...places.named(`${prefix}-${key}`, rendered),
            ...places.named(`${prefix}:${key}`, rendered),
          ];
    },
  };
  return places;
}
