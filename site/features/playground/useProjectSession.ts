import { useEffect, useState } from 'react';
import { createLiveSession } from '#site/features/live-code/liveCode.ts';
import type { LiveSession } from '#site/features/live-code/createLiveSession.ts';
import { useSettings } from '#site/platform/settings/useSettings.ts';
import { parseProjectFiles, type ProjectFiles } from '#site/features/live-code/LiveProject.ts';
import type { PlaygroundStart } from './openProject.ts';

interface ProjectSession {
  session: LiveSession;
  /** The address the project is stored under. */
  address: string;
  /** Called when the project gets another address, as by sharing it. */
  moveTo: (address: string) => void;
}

/** The session of a project in the reader's code variant; edits are stored in the tab and restored after a reload. */
export function useProjectSession(start: PlaygroundStart, opened: string): ProjectSession {
  const { codeVariant } = useSettings();
  const [address, setAddress] = useState(opened);
  const [started, setStarted] = useState(() => ({
    codeVariant,
    session: startSession(start, codeVariant, opened),
  }));

  if (codeVariant !== started.codeVariant && !started.session.getSnapshot().isEdited) {
    setStarted({ codeVariant, session: startSession(start, codeVariant, null) });
  }
  const { session } = started;

  useEffect(() => {
    const store = () => {
      const { project, isEdited } = session.getSnapshot();
      storeProject(address, isEdited ? project : null);
    };
    store();
    let seen = session.getSnapshot().revision;
    return session.subscribe(() => {
      const { revision } = session.getSnapshot();
      if (revision !== seen) {
        seen = revision;
        store();
      }
    });
  }, [session, address]);

  return {
    session,
    address,
    moveTo(next) {
      storeProject(address, null);
      setAddress(next);
    },
  };
}

function startSession(
  { source, projects }: PlaygroundStart,
  variant: 'TS' | 'JS',
  address: string | null,
): LiveSession {
  const project = projects[variant];
  const edited = address === null ? null : readStoredProject(address);
  return createLiveSession({
    name: source.kind === 'demo' ? source.demo.name : project.entry,
    ...project,
    ...(edited ? { edited } : {}),
  });
}

/** Projects are stored per address, so that opening another link in the same tab loses nothing either. */
function storageKey(address: string): string {
  let hash = 0;
  for (let index = 0; index < address.length; index += 1) {
    hash = (Math.imul(hash, 31) + address.charCodeAt(index)) | 0;
  }
  return `docs-playground:${(hash >>> 0).toString(36)}.${address.length}`;
}

/** The edited project of this address in this tab; null when nothing was changed. */
function readStoredProject(address: string): ProjectFiles | null {
  try {
    return parseProjectFiles(JSON.parse(sessionStorage.getItem(storageKey(address)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Stores the project for a reload; null removes it. */
function storeProject(address: string, project: ProjectFiles | null): void {
  try {
    if (project) {
      const { files, entry } = project;
      sessionStorage.setItem(storageKey(address), JSON.stringify({ files, entry }));
    } else {
      sessionStorage.removeItem(storageKey(address));
    }
  } catch {
    // Without storage a reload starts over.
  }
}
