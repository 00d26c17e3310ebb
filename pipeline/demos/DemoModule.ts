/** A source file of a demo. */
export interface DemoModule {
  /** Absolute path. */
  file: string;
  source: string;
}
