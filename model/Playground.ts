import type { PropControl } from './api/propControl.ts';

/** Props a reader may set on a running demo. */
export interface Playground {
  /** Component that takes them. */
  component: string;
  /** Where the API reference describes it. */
  apiPath: string;
  controls: PropControl[];
}
