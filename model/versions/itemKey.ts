/** What a member of an export is. */
export const itemKinds = [
  'prop',
  'slot',
  'class',
  'property',
  'event',
  'argument',
  'parameter',
  'result',
] as const;

/** What a member of an export is. */
export type ItemKind = (typeof itemKinds)[number];

/** An export, or a member of one. */
export type VersionItem =
  { kind: 'export'; name: string } | { kind: ItemKind; owner: string; name: string };

/** Key of an export, `DataGrid`, or of a member of one, `DataGrid.prop.rows`. */
export function itemKey(owner: string, kind?: ItemKind, name?: string): string {
  return kind && name ? `${owner}.${kind}.${name}` : owner;
}

/** The item a key stands for. */
export function readItemKey(key: string): VersionItem {
  const [owner = '', kind, ...rest] = key.split('.');
  const known = itemKinds.find((each) => each === kind);
  return known === undefined
    ? { kind: 'export', name: owner }
    : { kind: known, owner, name: rest.join('.') };
}
