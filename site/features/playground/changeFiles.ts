import {
  codePattern,
  fileNamePattern,
  type ProjectFiles,
  projectLimits,
} from '#site/features/live-code/LiveProject.ts';

/** What can be wrong with a file's name. */
export type NameProblem = 'shape' | 'taken' | 'entry' | 'tooMany';

/** Checks the name of a new file, or the new name of an old one; null when it is fine. */
export function checkName(
  { files, entry }: ProjectFiles,
  name: string,
  renamed: string | null,
): NameProblem | null {
  if (!fileNamePattern.test(name)) {
    return 'shape';
  }
  const others = files.filter((file) => file.name !== renamed);
  if (others.some((file) => file.name.toLowerCase() === name.toLowerCase())) {
    return 'taken';
  }
  if (renamed === entry && !codePattern.test(name)) {
    return 'entry';
  }
  return renamed === null && files.length >= projectLimits.files ? 'tooMany' : null;
}

/** Adds an empty file. */
export function addFile({ files, entry }: ProjectFiles, name: string): ProjectFiles {
  return { files: [...files, { name, text: '' }], entry };
}

/** Removes a file, unless it is the entry. */
export function removeFile({ files, entry }: ProjectFiles, name: string): ProjectFiles {
  return { files: files.filter((file) => file.name !== name || name === entry), entry };
}

/** Renames a file and the imports of it. */
export function renameFile({ files, entry }: ProjectFiles, from: string, to: string): ProjectFiles {
  const stem = (name: string) => name.replace(codePattern, '');
  const imported = new RegExp(`(['"])\\./(?:${escape(from)}|${escape(stem(from))})\\1`, 'g');
  return {
    files: files.map(({ name, text }) =>
      name === from
        ? { name: to, text }
        : {
            name,
            text: text.replace(imported, (specifier, quote: string) =>
              specifier.includes(from)
                ? `${quote}./${to}${quote}`
                : `${quote}./${stem(to)}${quote}`,
            ),
          },
    ),
    entry: entry === from ? to : entry,
  };
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
