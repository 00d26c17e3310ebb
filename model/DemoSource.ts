import type { CodeFile, DemoCode } from './DemoCode.ts';

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
}

/** What a reader can see of a demo's code. */
export interface DemoSource {
  /** File name of the demo without extension; unique on its page. */
  name: string;
  /** One entry for a plain demo; one per styling for a demo that has several, the one shown first leading. */
  variants: DemoVariant[];
}
