import type { Plan } from '#model/NavEntry.ts';
import type { ApiDemoLink } from './ApiDemoLink.ts';

/** A part of a component that can be replaced. */
export interface ApiSlot {
  name: string;
  /** Id of the row: `DataGrid-css-toolbar`. */
  rowId: string;
  descriptionHtml: string;
  /** Component used when none is given; null when the slot is empty. */
  default: string | null;
  /** Class name of the element the slot renders; null when it has none of its own. */
  className: string | null;
  deprecationHtml: string | null;
  plan: Plan | null;
  demos: ApiDemoLink[];
}
