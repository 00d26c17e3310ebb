import type { EmotionCache } from '@emotion/cache';
import type { Document } from 'happy-dom';
import type { ReactNode } from 'react';
import { openSnapshotWindow } from './openSnapshotWindow.ts';
import { type MadeSnapshot, readSnapshot } from './readSnapshot.ts';
import { runInScope } from './snapshotScope.ts';
import { SnapshotStage, type StageSetting } from './SnapshotStage.ts';

/** What a snapshot is made of. */
export interface SnapshotParts extends StageSetting {
  /** Imports what is rendered; called in the scope, because libraries look for a document when they are loaded. */
  load: () => Promise<ReactNode>;
}

let current: SnapshotStage | null = null;
let opened: ReturnType<typeof openSnapshotWindow> | null = null;

/** Runs a function where there is a document. */
export function inScope<Result>(run: (document: Document) => Result): Result {
  opened ??= openSnapshotWindow(() => current);
  const { globals, document } = opened;
  return runInScope(globals, () => run(document));
}

/** Runs a component in an off-screen document until it settles and returns its HTML. Calls must not overlap. */
export function makeSnapshot(
  element: ReactNode,
  setting: StageSetting,
  cache: EmotionCache,
): Promise<MadeSnapshot> {
  return inScope(async (document) => {
    const [{ createRoot }, { flushSync }] = await Promise.all([
      import('react-dom/client'),
      import('react-dom'),
    ]);
    const stage = new SnapshotStage(document, cache, setting);
    current = stage;
    const errors: unknown[] = [];
    const root = createRoot(stage.container, { onUncaughtError: (error) => errors.push(error) });
    try {
      flushSync(() => root.render(element));
      await settle(stage);
      if (errors.length > 0) {
        throw errors[0];
      }
      const height = stage.refresh().layout.height(stage.container);
      return readSnapshot(stage.container, stage.css, height);
    } finally {
      flushSync(() => root.unmount());
      stage.container.remove();
      current = null;
    }
  });
}

/** Turns of the event loop without news after which nothing more is expected. */
const quietTurns = 3;
const mostTurns = 400;

/** Lets React and promises finish, then time pass, again and again, until nothing happens any more. */
async function settle(stage: SnapshotStage): Promise<void> {
  let quiet = 0;
  for (let turn = 0; turn < mostTurns && quiet < quietTurns; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    quiet = stage.advance() ? 0 : quiet + 1;
  }
}
