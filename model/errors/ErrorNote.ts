/** What an author knows about a message of the library. */
export interface ErrorNote {
  /** Why it appears: one paragraph of Markdown with code and nothing else. */
  cause: string;
  /** What to change: one paragraph of Markdown with code and nothing else. */
  remedy: string;
  /** Addresses of pages or sections that explain more, without language. */
  links: string[];
}

/** Notes by the id of their message. */
export type ErrorNotes = Readonly<Record<string, ErrorNote>>;
