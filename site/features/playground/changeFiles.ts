import { fileNamePattern } from '#site/features/live-code/LiveProject.ts';
import { codePattern, projectLimits, type ProjectFiles } from './ProjectFiles.ts';

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

/** The project with an empty file more. */
export function addFile({ files, entry }: ProjectFiles, name: string): ProjectFiles {
  return { files: [...files, { name, text: '' }], entry };
}

/** The project without a file; the one that is shown stays. */
export function removeFile({ files, entry }: ProjectFiles, name: string): ProjectFiles {
  return { files: files.filter((file) => file.name !== name || name === entry), entry };
}

/** The project with a file renamed, and with it what others import. */
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
