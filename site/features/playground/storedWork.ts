import { parseProjectFiles, type ProjectFiles } from './ProjectFiles.ts';

/** Work is kept per address, so that opening another link in the same tab loses nothing either. */
function keyOf(address: string): string {
  let hash = 0;
  for (let index = 0; index < address.length; index += 1) {
    hash = (Math.imul(hash, 31) + address.charCodeAt(index)) | 0;
  }
  return `docs-playground:${(hash >>> 0).toString(36)}.${address.length}`;
}

/** The project as the reader left it at this address in this tab; null when they changed nothing. */
export function readWork(address: string): ProjectFiles | null {
  try {
    return parseProjectFiles(JSON.parse(sessionStorage.getItem(keyOf(address)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps the project for a reload; null forgets it. */
export function keepWork(address: string, project: ProjectFiles | null): void {
  try {
    if (project) {
      const { files, entry } = project;
      sessionStorage.setItem(keyOf(address), JSON.stringify({ files, entry }));
    } else {
      sessionStorage.removeItem(keyOf(address));
    }
  } catch {
    // Without storage a reload begins anew.
  }
}
