import { importOrReload } from './importOrReload.ts';
import { loadLateParts } from './loadLateParts.ts';

/** Imports code on demand together with the messages and the style sheet it needs. */
export async function importIsland<T>(load: () => Promise<T>): Promise<T> {
  const [island] = await Promise.all([load(), loadLateParts()]);
  return island;
}

/** Imports code the reader asked for, together with what it needs; reloads the document if it is gone. */
export function importIslandOrReload<T>(load: () => Promise<T>): Promise<T> {
  return importOrReload(() => importIsland(load));
}
