import type { VersionRecord } from './VersionRecord.ts';

/** Path of the page that compares versions. */
export const versionsPath = '/x/versions';

/** Address of the records of a product, by its folder. */
export function versionsFile(product: string): string {
  return `/search-index/versions/${product}.json`;
}

/** The records of a product as the site serves them. */
export interface ServedRecords {
  records: VersionRecord[];
  /** Pages of the API reference by the name of the export. */
  pages: Record<string, string>;
  /** Items of migration guides: by major, then by the name they are about, path with hash. */
  guides: Record<string, Record<string, string>>;
}

/** The item of a migration guide about a change; null when no guide names it. */
export function guideOf(
  { guides }: Pick<ServedRecords, 'guides'>,
  { name, owner, version }: { name: string; owner: string | null; version: string },
): string | null {
  const [major = '', minor] = version.split('.');
  // Guides are about majors; what came with a minor breaks nothing.
  const items = minor === '0' ? guides[major] : undefined;
  return items?.[name] ?? (owner === null ? null : (items?.[`${owner}.${name}`] ?? null));
}
