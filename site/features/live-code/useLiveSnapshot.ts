import { useSyncExternalStore } from 'react';
import type { LiveSession, LiveSnapshot } from './createLiveSession.ts';

/** A session as it is now. */
export function useLiveSnapshot(session: LiveSession): LiveSnapshot {
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
}
