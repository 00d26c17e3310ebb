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
}
