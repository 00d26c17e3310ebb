/** A file of a demo in both code variants, highlighted. */
export interface DemoFile {
  /** File name of the TypeScript variant, e.g. `BasicItems.tsx`. */
  tsName: string;
  jsName: string;
  /** Highlighted TypeScript, the code that runs. */
  tsHtml: string;
  /** Highlighted JavaScript derived from it. */
  jsHtml: string;
}

/** What a reader can see of a demo's code. */
export interface DemoSource {
  /** File name of the demo without extension; unique on its page. */
  name: string;
  /** The demo's own file first, then the relative modules it imports. */
  files: DemoFile[];
  /** Changes when any file of the demo changes. */
  hash: string;
}
