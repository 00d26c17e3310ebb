import type { Plan } from '#model/NavEntry.ts';

/** A page of the API reference that another page points to. */
export interface ApiLink {
  kind: 'component' | 'hook';
  name: string;
  /** Path without language. */
  path: string;
  plan: Plan | null;
}
