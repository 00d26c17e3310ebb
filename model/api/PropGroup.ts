/** Subjects a long list of props is sorted by, in the order of the page; their titles are messages. */
export const propGroups = [
  'data',
  'value',
  'columns',
  'rows',
  'items',
  'axes',
  'sorting',
  'filtering',
  'pagination',
  'selection',
  'expansion',
  'editing',
  'reordering',
  'grouping',
  'validation',
  'views',
  'time',
  'range',
  'field',
  'opening',
  'interaction',
  'zoom',
  'exporting',
  'integrations',
  'appearance',
  'customization',
  'accessibility',
  'performance',
  'events',
  'advanced',
] as const;

/** Subject of a prop. */
export type PropGroup = (typeof propGroups)[number];

/** Which subject the props of a product have, by their names: the first rule that matches decides. */
export type PropGroupRules = readonly (readonly [group: PropGroup, names: RegExp])[];

/** Subject of a prop; null when no rule knows its name. */
export function propGroupOf(name: string, rules: PropGroupRules): PropGroup | null {
  return rules.find(([, names]) => names.test(name))?.[0] ?? null;
}
