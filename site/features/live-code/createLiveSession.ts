import { useSyncExternalStore } from 'react';
import type {
  CodePosition,
  ConsoleLevel,
  ConsoleLine,
  LiveFile,
  LiveProject,
  LiveStatus,
} from './LiveProject.ts';

/** State of a session. */
export interface LiveSnapshot {
  project: LiveProject;
  /** Grows with every change of the project, so that what shows it knows which change it has seen. */
  revision: number;
  isEdited: boolean;
  status: LiveStatus;
  console: readonly ConsoleLine[];
  /** Where the editor is to go; a fresh object each time. */
  target: CodePosition | null;
}

/** Code being edited and run; shared by editor, preview and console. */
export interface LiveSession {
  /** Name of the code for screen readers. */
  readonly name: string;
  subscribe(listener: () => void): () => void;
  getSnapshot(): LiveSnapshot;
  edit(fileName: string, text: string): void;
  /** Other files, such as after adding, renaming or removing one. */
  replaceFiles(files: LiveFile[], entry: string): void;
  /** Restores the code the session started with. */
  reset(): void;
  report(status: LiveStatus): void;
  log(lines: readonly { level: ConsoleLevel; text: string }[]): void;
  clearConsole(): void;
  /** Moves the editor to a position. */
  goTo(position: CodePosition): void;
}

interface LiveSessionOptions {
  name: string;
  files: LiveFile[];
  /** Name of the file whose default export is shown; the first one unless given. */
  entry?: string;
  /** Style sheets besides the session's own files. */
  styles?: string[];
  /** Files as the reader left them, where they differ from the ones the session began with. */
  edited?: Pick<LiveProject, 'files' | 'entry'>;
}

/** Lines of console output that are kept. */
const longestConsole = 200;

/** Creates a session; nothing runs before a preview shows it. */
export function createLiveSession(options: LiveSessionOptions): LiveSession {
  const { name, files, entry = files[0]?.name ?? '', styles = [], edited } = options;
  const original: LiveProject = { files, entry, styles };
  const listeners = new Set<() => void>();
  let lines = 0;
  const project = edited ? { ...edited, styles } : original;
  let snapshot: LiveSnapshot = {
    project,
    revision: 0,
    isEdited: !isSame(project, original),
    status: { kind: 'starting' },
    console: [],
    target: null,
  };

  function update(change: Partial<LiveSnapshot>): void {
    snapshot = { ...snapshot, ...change };
    listeners.forEach((listener) => listener());
  }

  function change(project: LiveProject): void {
    update({ project, revision: snapshot.revision + 1, isEdited: !isSame(project, original) });
  }

  return {
    name,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    edit(fileName, text) {
      const { project } = snapshot;
      if (project.files.some((file) => file.name === fileName && file.text !== text)) {
        const replaced = project.files.map((file) =>
          file.name === fileName ? { ...file, text } : file,
        );
        change({ ...project, files: replaced });
      }
    },
    replaceFiles: (next, nextEntry) => change({ files: next, entry: nextEntry, styles }),
    reset: () => change(original),
    report: (status) => update({ status }),
    log(added) {
      const numbered = added.map((line): ConsoleLine => {
        lines += 1;
        return { id: lines, ...line };
      });
      update({ console: [...snapshot.console, ...numbered].slice(-longestConsole) });
    },
    clearConsole() {
      if (snapshot.console.length > 0) {
        update({ console: [] });
      }
    },
    goTo: (target) => update({ target: { ...target } }),
  };
}

function isSame(one: LiveProject, other: LiveProject): boolean {
  return (
    one.entry === other.entry &&
    one.files.length === other.files.length &&
    one.files.every((file, index) => {
      const counterpart = other.files[index];
      return file.name === counterpart?.name && file.text === counterpart.text;
    })
  );
}

/** Subscribes to a session. */
export function useLiveSnapshot(session: LiveSession): LiveSnapshot {
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
}
