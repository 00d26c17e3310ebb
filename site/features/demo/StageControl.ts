import type { ReactNode } from 'react';

/** What the tools below a demo can do to the place it runs in. */
export interface StageControl {
  /** Shown in the demo's place, such as its edited version; null while the demo itself is shown. */
  replacement: ReactNode;
  replace: (content: ReactNode) => void;
  /** Starts the demo anew, with the state it had at first. */
  restart: () => void;
}
