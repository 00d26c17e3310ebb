/** One submission as it is stored; nothing in it names a person. */
export interface FeedbackRow {
  /** Made by the reader's browser for each submission, so that a repeated request is known. */
  id: string;
  /** Random number the reader's browser keeps, so that a changed vote replaces the earlier one in reports. */
  voter: string;
  /** Path without language. */
  page: string;
  /** Anchor of the section the comment is about; null when it is about the page. */
  section: string | null;
  /** Product the page belongs to, e.g. `x-data-grid`; null outside products. */
  product: string | null;
  language: string;
  /** Version of the documentation that was read. */
  version: string;
  /** 1 helpful, 0 not helpful, null for a comment without a vote. */
  rating: number | null;
  comment: string;
  /** When it arrived, ISO 8601 in UTC: text sorts and compares alike in both engines. */
  created_at: string;
}

/** Tables of the database, as Kysely needs them. */
export interface FeedbackDatabase {
  feedback: FeedbackRow;
}
