import type { Plan } from './Plan.ts';

/** Something that a release brought. */
export interface NewsEntry {
  /** Release in which it came, such as `8.11.0`. */
  version: string;
  /** Component or group of components it belongs to. */
  component: string;
  /** One sentence. */
  text: string;
  /** The section that describes it, on a page of this site; no two entries have the same. */
  href: string;
  /** Plan that has it; null for all. */
  plan: Plan | null;
  /** A name that the changelog of the release has in the line about it. */
  named: string;
}
