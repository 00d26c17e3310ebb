import type { Api } from '#model/api/Api.ts';
import type { ApiGroupKind } from '#model/api/apiGroups.ts';
import type { ApiSection } from '#model/api/apiSections.ts';
import type { Dictionary } from '#model/Dictionary.ts';
import type { ApiExport } from '#model/api/ExportsApi.ts';
import type { Plan } from '#model/NavEntry.ts';
import type { DocsTab } from '#model/DocsTab.ts';

/** Words of the API reference; the pipeline reads those named here, the site's static parts the others too. */
export type ReferenceStrings = Dictionary & {
  pageTitle: string;
  indexTitle: string;
  indexDescription: string;
  /** Name of the index in the side navigation. */
  indexEntry: string;
  descriptions: Record<Api['kind'], string>;
  /** Titles of pages that are about no single export. */
  titles: Record<'events' | 'selectors' | 'exports', string>;
  sections: Record<ApiSection, string>;
  kinds: Record<ApiGroupKind, string>;
  tabs: Record<'label' | DocsTab, string>;
  links: { title: string; text: string };
  columns: Record<string, string>;
  what: Record<ApiExport['what'], string>;
  plans: Record<Plan, string>;
} & Record<Sentence, string>;

/** Words and sentences between the rows. */
type Sentence =
  | 'required'
  | 'deprecated'
  | 'deprecatedLead'
  | 'global'
  | 'returns'
  | 'listener'
  | 'usedIn'
  | 'morePages'
  | 'namedTypes'
  | 'or'
  | 'importNote'
  | 'refElement'
  | 'refNone'
  | 'inheritance'
  | 'themeDefaultProps'
  | 'classesNote'
  | 'stateNote'
  | 'source'
  | 'eventsNote'
  | 'selectorsNote'
  | 'tabCut'
  | 'tabWhole'
  | 'rows';
