import { fileNamePattern, type LiveFile } from '#site/features/live-code/LiveProject.ts';

/** What the playground keeps, shares and restores of a project. */
export interface ProjectFiles {
  files: LiveFile[];
  /** Name of the file whose default export is shown. */
  entry: string;
}

/** What a project may measure. */
export const projectLimits = { files: 20, characters: 200_000 };

/** Files that can be shown. */
export const codePattern = /\.[jt]sx?$/;

/** Reads a project that came from outside; null for anything that is not one. */
export function parseProjectFiles(value: unknown): ProjectFiles | null {
  const { files, entry } = (value ?? {}) as { files?: unknown; entry?: unknown };
  if (!Array.isArray(files) || files.length === 0 || files.length > projectLimits.files) {
    return null;
  }
  const parsed: LiveFile[] = [];
  const names = new Set<string>();
  for (const file of files as unknown[]) {
    const { name, text } = (file ?? {}) as { name?: unknown; text?: unknown };
    if (typeof name !== 'string' || typeof text !== 'string' || !fileNamePattern.test(name)) {
      return null;
    }
    names.add(name.toLowerCase());
    parsed.push({ name, text });
  }
  const size = parsed.reduce((sum, { text }) => sum + text.length, 0);
  const hasEntry = parsed.some(({ name }) => name === entry && codePattern.test(name));
  return names.size === parsed.length && size <= projectLimits.characters && hasEntry
    ? { files: parsed, entry: entry as string }
    : null;
}
