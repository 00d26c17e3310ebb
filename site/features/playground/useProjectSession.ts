import { useEffect, useState } from 'react';
import { createLiveSession } from '#site/features/live-code/liveCode.ts';
import type { LiveSession } from '#site/features/live-code/createLiveSession.ts';
import { useSettings } from '#site/platform/settings/settingsStore.ts';
import type { PlaygroundStart } from './openProject.ts';
import { keepWork, readWork } from './storedWork.ts';

interface ProjectSession {
  session: LiveSession;
  /** The address the work is kept under. */
  address: string;
  /** The project has got another address, as by sharing it. */
  moveTo: (address: string) => void;
}

/** The session of a project, in the reader's code variant, as they left it; kept for a reload while they work. */
export function useProjectSession(start: PlaygroundStart, opened: string): ProjectSession {
  const { codeVariant } = useSettings();
  const [address, setAddress] = useState(opened);
  const [began, setBegan] = useState(() => ({
    codeVariant,
    session: begin(start, codeVariant, opened),
  }));

  if (codeVariant !== began.codeVariant && !began.session.getSnapshot().isEdited) {
    setBegan({ codeVariant, session: begin(start, codeVariant, null) });
  }
  const { session } = began;

  useEffect(() => {
    const keep = () => {
      const { project, isEdited } = session.getSnapshot();
      keepWork(address, isEdited ? project : null);
    };
    keep();
    let seen = session.getSnapshot().revision;
    return session.subscribe(() => {
      const { revision } = session.getSnapshot();
      if (revision !== seen) {
        seen = revision;
        keep();
      }
    });
  }, [session, address]);

  return {
    session,
    address,
    moveTo(next) {
      keepWork(address, null);
      setAddress(next);
    },
  };
}

function begin(
  { source, projects }: PlaygroundStart,
  variant: 'TS' | 'JS',
  address: string | null,
): LiveSession {
  const project = projects[variant];
  const edited = address === null ? null : readWork(address);
  return createLiveSession({
    name: source.kind === 'demo' ? source.demo.name : project.entry,
    ...project,
    ...(edited ? { edited } : {}),
  });
}
