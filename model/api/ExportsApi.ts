import type { Plan } from '#model/NavEntry.ts';
import type { ApiBase } from './ApiBase.ts';
import type { ApiDemoLink } from './ApiDemoLink.ts';
import type { TypeText } from './TypeText.ts';

/** An export too small for a page of its own. */
export interface ApiExport {
  name: string;
  /** Id of the row: `export-GridDensity`. */
  rowId: string;
  what: 'type' | 'function' | 'constant' | 'component' | 'class';
  /** Type parameters as written; empty when there are none. */
  typeParameters: string;
  type: TypeText;
  descriptionHtml: string;
  deprecationHtml: string | null;
  plan: Plan | null;
  demos: ApiDemoLink[];
}

/** The types, functions and constants of a product that have no page of their own. */
export interface ExportsApi extends ApiBase {
  kind: 'exports';
  exports: ApiExport[];
}
