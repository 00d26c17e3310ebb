import type { Plan } from '#model/NavEntry.ts';

/** What an inline code of a page can name. */
export type ApiNameKind = 'prop' | 'slot' | 'class' | 'event' | 'property' | 'export';

/** A name of the API reference, with what a reader wants to know before following it. */
export interface ApiName {
  kind: ApiNameKind;
  /** The component, interface or hook it belongs to; the export itself. */
  owner: string;
  /** Path without language, with the row's hash. */
  href: string;
  /** Type as plain text; empty when the name says it all. */
  type: string;
  default: string | null;
  /** The first sentences of the description, as plain text. */
  text: string;
  plan: Plan | null;
  deprecated: boolean;
}

/** The names that a page's prose may mean. */
export interface ApiNames {
  /** Finds what an inline code names; `hint` is what the word after it says it is. */
  find(code: string, hint: ApiNameKind | null): ApiName | null;
}
