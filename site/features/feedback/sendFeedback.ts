import { feedbackPath, type FeedbackSubmission, type Rating } from '#model/Feedback.ts';
import { feedbackUrl } from '#site/platform/env.ts';

/** Where feedback is posted; a build for a static host names another server. */
const url: string = feedbackUrl || feedbackPath;

/** Time limit of the request, in milliseconds. */
const timeout = 10_000;

let last = { contents: '', id: '' };

/**
 * Sends feedback and remembers the vote; resolves when the server has stored it. The same contents keep their id until
 * then, so that sending them again after a lost response does not count twice.
 */
export async function sendFeedback(
  feedback: Omit<FeedbackSubmission, 'id' | 'voter'>,
): Promise<void> {
  const contents = JSON.stringify(feedback);
  if (last.contents !== contents) {
    last = { contents, id: randomId() };
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id: last.id,
      voter: readVoter(),
      ...feedback,
    } satisfies FeedbackSubmission),
    signal: AbortSignal.timeout(timeout),
    credentials: 'omit',
    keepalive: true,
  });
  if (!response.ok) {
    throw new Error(`Feedback was refused with status ${response.status}.`);
  }
  last = { contents: '', id: '' };
  if (feedback.rating !== null) {
    rememberVote(feedback.page, feedback.rating);
  }
}

/** A random UUID; `crypto.randomUUID` is missing where the site is not served by HTTPS. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // The bits that say version 4, variant 1.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

// Local storage, not cookies: the server need not see with every request what a reader thought of other pages.
const votesKey = 'feedback';
const voterKey = 'feedbackId';

/** The vote this reader gave a page, or null. */
export function readVote(page: string): Rating | null {
  return readVotes()[page] ?? null;
}

/** Remembers a vote on this machine. */
function rememberVote(page: string, rating: Rating): void {
  write(votesKey, JSON.stringify({ ...readVotes(), [page]: rating }));
}

/** The id of this reader's votes: random, created here, sent nowhere but with feedback. */
function readVoter(): string {
  const known = read(voterKey);
  if (known !== null && /^[\da-f-]{36}$/.test(known)) {
    return known;
  }
  const voter = randomId();
  write(voterKey, voter);
  return voter;
}

function readVotes(): Record<string, Rating> {
  try {
    const stored: unknown = JSON.parse(read(votesKey) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(
      ([, rating]) => rating === 0 || rating === 1,
    );
    return Object.fromEntries(entries);
  } catch {
    // Not written by this site, or truncated.
    return {};
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage can be disabled; votes are then forgotten with the page.
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}
