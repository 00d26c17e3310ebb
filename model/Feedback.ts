import type { Language } from './Language.ts';

/** Path feedback is posted to. */
export const feedbackPath = '/feedback';

/** Longest comment, in UTF-16 units, as a text box counts. */
export const commentLimit = 2000;

/** A vote: 1 for helpful, 0 for not helpful. */
export type Rating = 0 | 1;

/** What a reader says about a page; nothing in it identifies a person. */
export interface Feedback {
  /** Random UUID kept by the reader's browser, so that a changed vote replaces the earlier one in reports. */
  voter: string;
  /** Path without language. */
  page: string;
  /** Anchor of the section the comment is about; null when it is about the page. */
  section: string | null;
  language: Language;
  /** Version of the documentation that was read. */
  version: string;
  /** Null for a comment without a vote. */
  rating: Rating | null;
  comment: string;
}

/** Body of the request that sends feedback. */
export interface FeedbackSubmission extends Feedback {
  /** Random UUID of the submission, so that a repeated request does not count twice. */
  id: string;
  /** Contents of a field that people do not see and bots fill in. */
  website: string;
}

/** Body of the response. */
export type FeedbackResponse = { status: 'stored'; id: string } | { error: string };
