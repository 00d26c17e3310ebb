import type { CodeStyling } from './Preferences.ts';

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

/** A file of a demo in both code variants, as text and highlighted. */
export interface DemoFile extends CodeFile {
  /** Highlighted TypeScript, the code that runs. */
  tsHtml: string;
  /** Highlighted JavaScript derived from it. */
  jsHtml: string;
}

/** The heart of a demo in a few lines: what its component returns, without the elements that only lay it out. */
export interface CodePreview {
  tsHtml: string;
  jsHtml: string;
}

/** A demo in one styling. */
export interface DemoVariant extends DemoCode {
  files: DemoFile[];
  /** Null where the returned element is too long to be a preview. */
  preview: CodePreview | null;
  /**
   * The demo with everything of ours it imports, in one file that runs where it is pasted. Null for a demo that is one
   * file anyway, and for a template, which is several on purpose.
   */
  standalone: CodeFile | null;
}

/** The files a reader copies of a demo: one that runs where it is pasted; all those of a template. */
export function copyableFiles({
  files,
  standalone,
}: {
  files: CodeFile[];
  standalone: CodeFile | null;
}): CodeFile[] {
  return standalone ? [standalone] : files;
}

/** What a reader can see of a demo's code. */
export interface DemoSource {
  /** File name of the demo without extension; unique on its page. */
  name: string;
  /** One entry for a plain demo; one per styling for a demo that has several, the one shown first leading. */
  variants: DemoVariant[];
}

/** File below `content/` of a demo, or of one styling of it: `…/items/Basic`, `…/items/Cards/tailwind`. */
export function demoFile(id: string): string {
  const parts = id.split('/');
  const isVariant = /^[a-z]/.test(parts.at(-1) ?? '');
  parts.splice(isVariant ? -2 : -1, 0, 'demos');
  return `${parts.join('/')}.tsx`;
}
