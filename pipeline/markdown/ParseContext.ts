import type { ComponentApi } from '#model/api/Api.ts';
import type { Language } from '#model/Language.ts';
import type { Node } from 'unist';
import type { CalloutKind } from './calloutKinds.ts';

/** A link found on a page, to be checked once all pages are known. */
export interface FoundLink {
  href: string;
  line: number;
}

/** Inline code that the text calls a prop, to be checked against the components. */
export interface PropMention {
  prop: string;
  /** The component it is written on, as in `<DataGrid rows>`; null if only the word "prop" follows. */
  component: string | null;
  line: number;
}

/** What transforms read and report while a page is parsed. */
export interface ParseContext {
  /** Markdown file, relative to the repository. */
  file: string;
  /** Language of the URL the page is compiled for. */
  language: Language;
  /** Texts that become part of the HTML. */
  messages: ProseMessages;
  /** Reports an author's mistake at a node. */
  report(node: Node | undefined, message: string, fix: string): void;
  /** The API of a component by its name; null if there is none. */
  componentApi(name: string): Promise<ComponentApi | null>;
  links: FoundLink[];
  propMentions: PropMention[];
}

/** Messages inside compiled HTML. */
export interface ProseMessages {
  copyCode: string;
  copy: string;
  copied: string;
  /** What copies the code under the pointer, beside the button that does, with the placeholder `{keys}`. */
  copyShortcut: string;
  /** Label of the tabs of a code group. */
  groups: string;
  /** Label of the button that opens the feedback form of a section, with the placeholder `{title}`. */
  sectionFeedback: string;
  callouts: Record<CalloutKind, string>;
  /** How a breaking change is found; `{code}` stands for inline code. */
  changes: Record<
    'done' | 'codemod' | 'rest' | 'types' | 'unnoticed' | 'search' | 'progress',
    string
  >;
  /** Tag of a heading, with the placeholder `{version}`. */
  since: string;
  tags: Record<'pro' | 'premium' | 'new' | 'planned' | 'preview', string>;
}
