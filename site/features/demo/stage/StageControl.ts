import type { ReactNode } from 'react';

/** Values of a demo's props by name; a prop that has its default value is left out. */
export type PropValues = Readonly<Record<string, string | number | boolean>>;

/** What the panel below a demo can do to its stage. */
export interface StageControl {
  /** Shown instead of the demo, such as its edited version; null while the demo itself is shown. */
  replacement: ReactNode;
  replace: (content: ReactNode) => void;
  /** Props the reader set with the prop controls; empty for a demo without them. */
  props: PropValues;
  setProps: (props: PropValues) => void;
  /** Remounts the demo in its initial state. */
  restart: () => void;
}
