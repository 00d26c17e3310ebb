import { randomId } from './randomId.ts';
import type { Rating } from './Rating.ts';

// Local storage, not cookies: the server need not see with every request what a reader thought of other pages.
const votesKey = 'feedback';
const voterKey = 'feedbackId';

/** The vote this reader gave a page, or null. */
export function readVote(page: string): Rating | null {
  return readVotes()[page] ?? null;
}

/** Remembers a vote on this machine. */
export function rememberVote(page: string, rating: Rating): void {
  write(votesKey, JSON.stringify({ ...readVotes(), [page]: rating }));
}

/** The number this reader's votes are known by: random, made here, sent nowhere but with feedback. */
export function readVoter(): string {
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
    return Object.fromEntries(entries) as Record<string, Rating>;
  } catch {
    // Not written by us, or cut short.
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
