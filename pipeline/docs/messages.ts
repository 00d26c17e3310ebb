import type { CostMessages } from '#model/api/costTexts.ts';
import type { Api, ApiExport } from '#model/api/Api.ts';
import type { ApiGroupKind } from '#model/api/ApiEntry.ts';
import type { ApiSection } from '#model/api/apiSections.ts';
import type { PropGroup } from '#model/api/PropGroup.ts';
import type { Messages } from '#model/Messages.ts';
import type { Plan } from '#model/Plan.ts';
import type { DocsTab } from '#model/DocsTab.ts';
import type { ProseMessages } from '#pipeline/markdown/ParseContext.ts';

/** Messages of the index of errors. */
export type ErrorIndexMessages = Record<
  | 'cause'
  | 'remedy'
  | 'links'
  | 'packages'
  | 'thrown'
  | 'console'
  | 'paste'
  | 'pasteHint'
  | 'example'
  | 'matchOne'
  | 'matches'
  | 'similar'
  | 'noMatch',
  string
>;

/** Messages of the API reference that the pipeline reads; the site reads more of them. */
export type ApiMessages = Messages & {
  pageTitle: string;
  indexTitle: string;
  indexDescription: string;
  /** Name of the index in the side navigation. */
  indexEntry: string;
  descriptions: Record<Api['kind'], string>;
  /** Titles of pages that are not about a single export. */
  titles: Record<'events' | 'selectors' | 'exports', string>;
  sections: Record<ApiSection, string>;
  /** Titles of the subjects props are sorted by. */
  groups: Record<PropGroup, string>;
  kinds: Record<ApiGroupKind, string>;
  tabs: Record<'label' | DocsTab, string>;
  links: { title: string; text: string; size: string };
  cost: CostMessages;
  columns: Record<string, string>;
  what: Record<ApiExport['what'], string>;
  plans: Record<Plan, string>;
  cheatSheet: Record<
    'prop' | 'property' | 'callback' | 'method' | 'arguments' | 'plan' | 'yes' | 'no',
    string
  >;
  planMatrix: Record<
    'feature' | 'community' | 'names' | 'components' | 'other' | 'yes' | 'no',
    string
  >;
} & Record<Sentence, string>;

/** Words and sentences around the rows. */
type Sentence =
  | 'productColumn'
  | 'groupColumn'
  | 'pagesColumn'
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
  | 'since'
  | 'notLabeled'
  | 'tabCut'
  | 'tabWhole'
  | 'rows';

/** Messages of a page's Markdown copy and of the buttons that offer it. */
export interface MarkdownExportMessages {
  /** Labels of the facts below the title. */
  facts: Record<'page' | 'package' | 'plan' | 'waiAria' | 'lastUpdated', string>;
  /** Line above a demo's code, with the placeholder `{name}`. */
  demo: string;
  /** Line above the code of a styling, with the placeholder `{name}`. */
  styling: string;
  /** Labels of the buttons and links. */
  actions: Record<
    'label' | 'copy' | 'copied' | 'failed' | 'open' | 'markdown' | 'chatGpt' | 'claude',
    string
  >;
  /** The question to an assistant, with the placeholder `{url}`. */
  prompt: string;
  /** Lines of the lists for assistants. */
  lists: Record<
    | 'lead'
    | 'productLead'
    | 'products'
    | 'guides'
    | 'reference'
    | 'more'
    | 'full'
    | 'fullNote'
    | 'productList'
    | 'skills'
    | 'skill'
    | 'feedTitle',
    string
  >;
}

/** The messages of one language by where they are used. */
export interface DocsMessages {
  /** Part of compiled pages. */
  prose: ProseMessages;
  api: ApiMessages;
  markdownExport: MarkdownExportMessages;
  errors: ErrorIndexMessages;
  /** Templates and their gallery. */
  templates: Messages;
  /** The gallery of chart examples. */
  examples: Messages;
  /** The chart builder. */
  builder: Messages;
  /** What releases brought. */
  news: Record<'version' | 'date' | 'component' | 'change' | 'feedTitle', string>;
  /** The form that runs codemods. */
  codemods: Messages;
  /** Pages that are not made from Markdown, by path. */
  routes: Record<string, Messages>;
  /** What the shell shows at once, by topic. */
  shell: Messages;
  /** What is loaded on demand, by topic. */
  late: Messages;
}
