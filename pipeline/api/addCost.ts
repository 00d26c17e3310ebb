import type { Api } from '#model/api/Api.ts';
import type { ApiCost, ImportCostRecord } from '#model/api/ImportCost.ts';

/** Adds what its import costs to a component of the API reference; other APIs, and what was not measured, stay as they are. */
export function addCost(api: Api, record: ImportCostRecord): Api {
  const cost = record.components[api.path];
  if (api.kind !== 'component' || !cost) {
    return api;
  }
  const adapters = api.name === 'LocalizationProvider' ? Object.entries(record.adapters) : [];
  return {
    ...api,
    cost: {
      ...cost,
      alternative: findAlternative(api, record),
      adapters: adapters
        .map(([name, adapterCost]) => ({ name, cost: adapterCost }))
        .sort((one, other) => one.cost.total - other.cost.total),
    },
  };
}

/** The same component of a lower plan, or of a responsive picker the one for desktops; null unless it weighs less. */
function findAlternative(
  { path, name }: Pick<Api, 'path' | 'name'>,
  { components }: ImportCostRecord,
): ApiCost['alternative'] {
  const own = components[path];
  const candidates = [
    { path: path.replace(/-premium$/, '-pro'), name: name.replace(/Premium$/, 'Pro') },
    { path: path.replace(/-pro$/, ''), name: name.replace(/Pro$/, '') },
    { path: path.replace(/\/(?=[^/]+-picker$)/, '/desktop-'), name: `Desktop${name}` },
  ];
  for (const candidate of candidates) {
    const cost = components[candidate.path];
    if (own && cost && candidate.path !== path && cost.total < own.total) {
      return { ...candidate, cost };
    }
  }
  return null;
}
