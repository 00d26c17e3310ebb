/** How a page shows a demo; written as attributes of the `::demo` directive. */
export interface DemoOptions {
  /** Frame around the demo. */
  background: 'outlined' | 'inline' | 'playground';
  /** Whether the toolbar below the demo is shown. */
  toolbar: boolean;
  /** Widest the demo may get, in pixels. */
  maxWidth: number | null;
  /** Height reserved for the demo, in pixels; null when its content decides. */
  height: number | null;
}
