import { feedbackPath } from '#model/feedbackEndpoint.ts';
import type { Language } from '#model/Language.ts';
import { randomId } from './randomId.ts';
import type { Rating } from './Rating.ts';

/** What a reader says about a page. */
export interface Feedback {
  voter: string;
  page: string;
  section: string | null;
  language: Language;
  version: string;
  rating: Rating | null;
  comment: string;
  /** Contents of the field that people do not see. */
  website: string;
}

/** Where feedback goes; a static host names a server of its own at build. */
const url: string = import.meta.env.FEEDBACK_URL || feedbackPath;

/** How long a reader is left waiting, in milliseconds. */
const patience = 10_000;

let last = { contents: '', id: '' };

/**
 * Sends feedback; resolves when the server has stored it. The same contents keep their id until then, so that sending
 * them again after a lost answer does not count twice.
 */
export async function sendFeedback(feedback: Feedback): Promise<void> {
  const contents = JSON.stringify(feedback);
  if (last.contents !== contents) {
    last = { contents, id: randomId() };
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: last.id, ...feedback }),
    signal: AbortSignal.timeout(patience),
    credentials: 'omit',
    keepalive: true,
  });
  if (!response.ok) {
    throw new Error(`Feedback was refused with status ${response.status}.`);
  }
  last = { contents: '', id: '' };
}
