import type { ReactNode } from 'react';

/** Values of a demo's props by name; a prop that has its default value is left out. */
export type PropValues = Readonly<Record<string, string | number | boolean>>;

/** What the tools below a demo can do to the place it runs in. */
export interface StageControl {
  /** Shown in the demo's place, such as its edited version; null while the demo itself is shown. */
  replacement: ReactNode;
  replace: (content: ReactNode) => void;
  /** What the demo is given; empty for all but playgrounds. */
  props: PropValues;
  setProps: (props: PropValues) => void;
  /** Starts the demo anew, with the state it had at first. */
  restart: () => void;
}
