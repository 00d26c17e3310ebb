import type { ComponentApi } from '#model/api/ComponentApi.ts';
import type { Language } from '#model/Language.ts';
import type { Node } from 'unist';
import type { PropMention } from './transforms/linkApiNames.ts';

/** A link found on a page, to be checked once all pages are known. */
export interface FoundLink {
  href: string;
  line: number;
}

/** What every transform may ask and tell while a page is parsed. */
export interface ParseContext {
  /** Markdown file, relative to the repository. */
  file: string;
  /** Language of the URL the page is compiled for. */
  language: Language;
  /** Short shell strings that end up inside the HTML. */
  strings: ProseStrings;
  /** Adds an author's mistake at a node. */
  report(node: Node | undefined, message: string, fix: string): void;
  /** The API of a component, by its name; null when there is none. */
  componentApi(name: string): Promise<ComponentApi | null>;
  links: FoundLink[];
  propMentions: PropMention[];
}

/** Words the compiled HTML needs in the reader's language. */
export interface ProseStrings {
  copyCode: string;
  copy: string;
  copied: string;
  /** Name of the tabs of a code group. */
  groups: string;
  /** Name of the button that opens the feedback form for a section, with the slot `{title}`. */
  sectionFeedback: string;
  callouts: Record<'info' | 'success' | 'warning' | 'error', string>;
  tags: Record<'pro' | 'premium' | 'new' | 'planned' | 'preview', string>;
}
