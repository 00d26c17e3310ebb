import { randomUUID } from 'node:crypto';

/** Feedback as the form sends it, with the given changes. */
export function submission(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: randomUUID(),
    voter: randomUUID(),
    page: '/x/introduction',
    section: null,
    language: 'en',
    version: '8.0.0-alpha.11',
    rating: 1,
    comment: '',
    website: '',
    ...changes,
  };
}
