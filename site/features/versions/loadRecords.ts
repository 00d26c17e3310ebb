import { type ServedRecords, versionsFile } from '#model/versions/versionFiles.ts';

const loaded = new Map<string, Promise<ServedRecords>>();

/** Loads the records of a product, once. */
export function loadRecords(product: string): Promise<ServedRecords> {
  const known = loaded.get(product) ?? fetchRecords(product);
  loaded.set(product, known);
  known.catch(() => loaded.delete(product));
  return known;
}

async function fetchRecords(product: string): Promise<ServedRecords> {
  const response = await fetch(versionsFile(product));
  if (!response.ok) {
    throw new Error(`The versions of ${product} are not available.`);
  }
  // Written by the build of this site.
  return (await response.json()) as ServedRecords;
}
