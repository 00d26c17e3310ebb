import type { ApiBase } from './ApiBase.ts';
import type { ApiClass } from './ApiClass.ts';
import type { ApiProp } from './ApiProp.ts';
import type { ApiSlot } from './ApiSlot.ts';

/** The component whose props a component also takes. */
export interface ApiInheritance {
  /** Component or element: `Paper`, `div`. */
  name: string;
  /** Where its props are described: a path of this site or an absolute address; null for what has no page. */
  href: string | null;
}

/** What a `ref` of the component holds. */
export type RefTarget = { kind: 'element'; element: string } | { kind: 'none' };

/** A component with everything that can be set on it. */
export interface ComponentApi extends ApiBase {
  kind: 'component';
  /** In the order of the alphabet, required ones first. */
  props: ApiProp[];
  slots: ApiSlot[];
  classes: ApiClass[];
  /** Name in the theme, `MuiDataGrid`; null when the theme knows nothing of it. */
  themeName: string | null;
  inheritance: ApiInheritance | null;
  ref: RefTarget;
}
