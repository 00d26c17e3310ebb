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

/** A place in the reader's code; lines and columns count from one. */
export interface CodePlace {
  file: string;
  line: number;
  /** Null where only the line is known. */
  column: number | null;
}

/** Something wrong with the reader's code. */
export interface CodeError {
  message: string;
  /** Null when it cannot be traced to a line of theirs. */
  place: CodePlace | null;
}

/** How the reader's code is doing. */
export type LiveStatus =
  /** Nothing has been shown yet. */
  | { kind: 'starting' }
  | { kind: 'running' }
  /** The last good render is still shown, if there was one. */
  | { kind: 'error'; error: CodeError }
  /** The frame no longer answers: most likely an endless loop. */
  | { kind: 'stalled' };

export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error';

/** A line the reader's code wrote to its console. */
export interface ConsoleLine {
  id: number;
  level: ConsoleLevel;
  text: string;
}

/** How a file's name must look: no folders, a known extension, nothing a host or a shell would read as a command. */
export const fileNamePattern = /^[A-Za-z0-9_][\w.-]{0,58}\.(?:tsx?|jsx?|css|json)$/;
