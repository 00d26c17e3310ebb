/** Words of a page's Markdown copy, and of the buttons that hand it out. */
export interface CopyStrings {
  /** Labels of the facts under a copy's title. */
  facts: Record<'page' | 'package' | 'plan' | 'waiAria' | 'lastUpdated', string>;
  /** Line above a demo's code, with the slot `{name}`. */
  demo: string;
  /** Line above the code of a styling, with the slot `{name}`. */
  styling: string;
  /** Names of the buttons and links. */
  actions: Record<
    'label' | 'copy' | 'copied' | 'failed' | 'open' | 'markdown' | 'chatGpt' | 'claude',
    string
  >;
  /** What an assistant is asked, with the slot `{url}`. */
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
    | 'feedTitle',
    string
  >;
}
