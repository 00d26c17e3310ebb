import type { Plan } from '#model/NavEntry.ts';
import type { ApiBase } from './ApiBase.ts';
import type { ApiDemoLink } from './ApiDemoLink.ts';
import type { TypeText } from './TypeText.ts';

/** A function that reads a value from a component's state. */
export interface ApiSelector {
  name: string;
  /** Id of the row: `selector-gridRowCountSelector`. */
  rowId: string;
  descriptionHtml: string;
  /** Type of the value it returns. */
  returns: TypeText;
  /** Arguments besides the API object, as written; empty when there are none. */
  extraParameters: { name: string; type: TypeText }[];
  deprecationHtml: string | null;
  plan: Plan | null;
  demos: ApiDemoLink[];
}

/** Selectors about one subject. */
export interface SelectorCategory {
  /** Subject, also its id on the page: `Filter`. */
  name: string;
  selectors: ApiSelector[];
}

/** All selectors a product exports. */
export interface SelectorApi extends ApiBase {
  kind: 'selectors';
  categories: SelectorCategory[];
}
