import type { Plan } from '#model/NavEntry.ts';
import type { ApiDemoLink } from './ApiDemoLink.ts';

/** A CSS class of a component. */
export interface ApiClass {
  /** Key in the `classes` prop, also the rule name in the theme's style overrides. */
  key: string;
  /** Id of the row: `data-grid-classes-root`. */
  rowId: string;
  /** Name in the document: `MuiDataGrid-root`. */
  className: string;
  descriptionHtml: string;
  /** A state class shared by all components, such as `Mui-selected`. */
  isGlobal: boolean;
  deprecationHtml: string | null;
  plan: Plan | null;
  demos: ApiDemoLink[];
}
