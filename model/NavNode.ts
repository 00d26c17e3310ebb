/** What a reader should know about an entry before opening it (S2.11). */
export type NavTag = 'pro' | 'premium' | 'new' | 'planned' | 'preview';

/** A page of the site. */
export interface NavPage {
  kind: 'page';
  path: string;
  title: string;
  tags: NavTag[];
  /** False while the page has no text yet; such an entry is shown without a link. */
  written: boolean;
}

/** A link that leaves the site. */
export interface NavExternal {
  kind: 'external';
  href: string;
  title: string;
}

/** An entry that opens and closes over its children; its tags are its own, not theirs. */
export interface NavGroup {
  kind: 'group';
  id: string;
  title: string;
  tags: NavTag[];
  children: NavNode[];
}

/** A caption above its children, which are always visible. */
export interface NavLabel {
  kind: 'label';
  id: string;
  title: string;
  children: NavNode[];
}

/** One node of the navigation tree, ready to be shown in one language. */
export type NavNode = NavPage | NavExternal | NavGroup | NavLabel;
