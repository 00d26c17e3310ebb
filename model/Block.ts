import type { ChartExample } from './ChartExample.ts';
import type { ChartForms } from './ChartForm.ts';
import type { CodemodGroup } from './Codemod.ts';
import type { PropControl } from './PropControl.ts';
import type { QualityPiece } from './QualityPiece.ts';

/** How a page shows a demo; written as attributes of the `::demo` directive. */
export interface DemoOptions {
  /** Frame around the demo. */
  background: 'outlined' | 'inline' | 'playground';
  /** Whether the toolbar below the demo is shown. */
  toolbar: boolean;
  /** What is shown of the code at first: its preview where there is one, nothing, or all of it. */
  code: 'preview' | 'closed' | 'open';
  /** Widest the demo may get, in pixels. */
  maxWidth: number | null;
  /** Height reserved for the demo, in pixels; null when its content decides. */
  height: number | null;
  /** Whether the demo runs in a frame of its own, so that media queries see the demo's width. */
  iframe: boolean;
  /** Whether the demo, heavy for its page, starts only once a reader interacts with the page. */
  waits: boolean;
}

/** The controls for props of a component in a running demo; `::playground` in Markdown. */
export interface ComponentControls {
  component: string;
  /** Where the API reference describes it. */
  apiPath: string;
  controls: PropControl[];
  /** The component's element in the demo; null until the demo is read. */
  element: ElementTemplate | null;
}

/** An element of a demo as highlighted code, around the place where the reader's props go. */
export interface ElementTemplate {
  /** Its name and attributes, one per line; an attribute is left out once the reader sets its prop. */
  before: { prop: string | null; html: string }[];
  /** The end of the opening tag and what follows. */
  after: string;
}

/** What a page shows of the API reference. */
export type ApiPart =
  /** A whole page of the reference. */
  | { kind: 'page'; path: string }
  /** The list of everything a product exports. */
  | { kind: 'index'; product: string }
  /** A component or a hook beside a guide; of a very long one, what the guide's demos use. */
  | { kind: 'tab'; path: string; guide: string };

/** A run of static HTML: text, headings, lists, tables, callouts, code. */
export interface ProseBlock {
  kind: 'prose';
  html: string;
  /** The same as plain Markdown; empty for what only leads around the page. */
  markdown: string;
  /** Its plain text by section; empty for what is not content of its own. */
  sections: ProseSection[];
}

/** A heading as the table of contents lists it. */
export interface Heading {
  /** Anchor, the same in every language. */
  id: string;
  text: string;
  level: 2 | 3;
}

/** The text below a heading. */
export interface ProseSection {
  /** Null for what precedes the first heading. */
  heading: Heading | null;
  text: string;
}

/** A live demo, by the name of its file in the page's `demos/` folder. */
export interface DemoBlock {
  kind: 'demo';
  name: string;
  options: DemoOptions;
  /** Null for a demo whose props cannot be set. */
  propControls: ComponentControls | null;
}

/** A named part of the site set into a page, such as the product cards. */
export interface ComponentBlock {
  kind: 'component';
  name: string;
  props: Record<string, string>;
}

/** A part of the API reference, rendered at build and never hydrated. */
export interface ApiBlock {
  kind: 'api';
  part: ApiPart;
}

/** A part of the quality report; it takes the place of the component block that asks for it. */
export interface QualityBlock {
  kind: 'quality';
  pieces: QualityPiece[];
}

/** A gallery of demos; it takes the place of the component block that asks for it. */
export interface ExamplesBlock {
  kind: 'examples';
  examples: ChartExample[];
}

/** A form that composes a chart; it takes the place of the component block that asks for it. */
export interface BuilderBlock {
  kind: 'builder';
  forms: ChartForms;
}

/** A form that runs codemods on pasted code; it takes the place of the component block that asks for it. */
export interface CodemodsBlock {
  kind: 'codemods';
  /** Preset that is chosen at first. */
  preset: string;
  /** Of one product, oldest version first. */
  groups: CodemodGroup[];
}

/** One part of a page, in reading order. */
export type Block =
  | ProseBlock
  | DemoBlock
  | ComponentBlock
  | ApiBlock
  | QualityBlock
  | ExamplesBlock
  | BuilderBlock
  | CodemodsBlock;
