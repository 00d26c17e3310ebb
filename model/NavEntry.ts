import type { Plan } from './Plan.ts';

/** One entry of the navigation tree as authors write it (S3.1). */
export interface NavEntry {
  /** Path without language or trailing slash, an absolute URL for an external link, or an identifier for a group. */
  pathname: string;
  /** Explicit title; without one the title is derived from the pathname (S2.16). */
  title?: string;
  /** Makes the entry a label above its children instead of an expandable group. */
  subheader?: string;
  children?: NavEntry[];
  plan?: Plan;
  /** The feature is announced but not built. */
  planned?: true;
  newFeature?: true;
  /** The feature works but may still change. */
  unstable?: true;
}
