import type { CodeStyling, CodeVariant } from '#model/Preferences.ts';
import type { DemoCode } from '#model/DemoSource.ts';

/** A file of the reader's code. */
export interface LiveFile {
  name: string;
  text: string;
}

/** Code that can be run: files of one folder, one of which is the component to show. */
export interface LiveProject {
  files: LiveFile[];
  /** Name of the file whose default export is shown. */
  entry: string;
  /** Style sheets besides the project's own `.css` files, such as one compiled for it. */
  styles: string[];
}

/** A position in the reader's code; lines and columns count from one. */
export interface CodePosition {
  file: string;
  line: number;
  /** Null where only the line is known. */
  column: number | null;
}

/** An error in the reader's code. */
export interface CodeError {
  message: string;
  /** Null when it cannot be traced to a line of the reader's code. */
  position: CodePosition | null;
}

/** State of the reader's code. */
export type LiveStatus =
  /** Nothing has rendered yet. */
  | { kind: 'starting' }
  | { kind: 'running' }
  /** The last good render is still shown, if there was one. */
  | { kind: 'error'; error: CodeError }
  /** The frame does not respond: most likely an endless loop. */
  | { kind: 'stalled' };

export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error';

/** A line the reader's code wrote to its console. */
export interface ConsoleLine {
  id: number;
  level: ConsoleLevel;
  text: string;
}

/** Valid file names: no folders, a known extension, nothing a host or a shell could interpret as a command. */
export const fileNamePattern = /^[A-Za-z0-9_][\w.-]{0,58}\.(?:tsx?|jsx?|css|json)$/;

/** What is shared and stored of a project. */
export type ProjectFiles = Pick<LiveProject, 'files' | 'entry'>;

/** Limits of a project. */
export const projectLimits = { files: 20, characters: 200_000 };

/** Files that can be the entry. */
export const codePattern = /\.[jt]sx?$/;

/** Parses a project from an untrusted source; null for anything that is not one. */
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

/** An edited project as the code of a demo, entry first; the variant it is written in is the only one it has. */
export function toDemoCode(
  name: string,
  { files, entry }: ProjectFiles,
  styling: CodeStyling | null,
): { code: DemoCode; variant: CodeVariant } {
  const first = files.filter((file) => file.name === entry);
  const rest = files.filter((file) => file.name !== entry);
  return {
    variant: /\.tsx?$/.test(entry) ? 'TS' : 'JS',
    code: {
      name,
      styling,
      files: [...first, ...rest].map((file) => ({
        tsName: file.name,
        jsName: file.name,
        ts: file.text,
        js: file.text,
      })),
    },
  };
}
