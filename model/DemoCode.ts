import type { CodeStyling } from './CodePreferences.ts';

/** One file of a demo as plain text, in both variants. */
export interface CodeFile {
  /** File name of the TypeScript variant, e.g. `BasicItems.tsx`. */
  tsName: string;
  jsName: string;
  ts: string;
  js: string;
}

/** A demo's code to edit, run or take away. */
export interface DemoCode {
  /** File name of the demo without extension; unique on its page. */
  name: string;
  /** Null for a demo that has no styling variants. */
  styling: CodeStyling | null;
  /** The demo's own file first, then the modules of ours it imports; all lie in one folder. */
  files: CodeFile[];
}
