/** The plans from small to large. */
export const plans = ['Community', 'Pro', 'Premium'] as const;
export type Plan = (typeof plans)[number];

export interface Feature {
  id: FeatureId;
  label: string;
  plan: Plan;
}

export type FeatureId =
  | 'toolbar'
  | 'checkboxes'
  | 'editing'
  | 'columnGroups'
  | 'customCells'
  | 'pinnedColumns'
  | 'headerFilters'
  | 'multiSort'
  | 'detailPanels'
  | 'pinnedRow'
  | 'rowReordering'
  | 'rowGrouping'
  | 'aggregation'
  | 'cellSelection';

/** What can be switched on and off, in the order of the plans. */
export const features: Feature[] = [
  { id: 'toolbar', label: 'Toolbar and search', plan: 'Community' },
  { id: 'checkboxes', label: 'Checkbox selection', plan: 'Community' },
  { id: 'editing', label: 'Editing', plan: 'Community' },
  { id: 'columnGroups', label: 'Column groups', plan: 'Community' },
  { id: 'customCells', label: 'Custom cells', plan: 'Community' },
  { id: 'pinnedColumns', label: 'Pinned columns', plan: 'Pro' },
  { id: 'headerFilters', label: 'Header filters', plan: 'Pro' },
  { id: 'multiSort', label: 'Sorting by two columns', plan: 'Pro' },
  { id: 'detailPanels', label: 'Detail panels', plan: 'Pro' },
  { id: 'pinnedRow', label: 'Pinned row', plan: 'Pro' },
  { id: 'rowReordering', label: 'Row reordering', plan: 'Pro' },
  { id: 'rowGrouping', label: 'Row grouping', plan: 'Premium' },
  { id: 'aggregation', label: 'Aggregation', plan: 'Premium' },
  { id: 'cellSelection', label: 'Cell selection', plan: 'Premium' },
];

/** Everything the code and the grid depend on. */
export interface Choice {
  plan: Plan;
  rowCount: number;
  density: 'compact' | 'standard' | 'comfortable';
  on: ReadonlySet<FeatureId>;
}

/** Whether a plan includes another one. */
export const includes = (plan: Plan, other: Plan) => plans.indexOf(plan) >= plans.indexOf(other);

/** The features that are on and part of the plan. */
export function activeFeatures({ plan, on }: Pick<Choice, 'plan' | 'on'>): Set<FeatureId> {
  return new Set(
    features
      .filter(({ id, plan: needed }) => on.has(id) && includes(plan, needed))
      .map(({ id }) => id),
  );
}
