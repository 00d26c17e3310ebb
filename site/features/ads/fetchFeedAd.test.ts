import { describe, expect, it, vi } from 'vitest';
import { fetchFeedAd } from './fetchFeedAd.ts';

const ad = { statlink: 'https://sponsor.example/', description: 'A tool.' };

/** Asks a feed that answers with each of these in turn, then with the last one for ever. */
async function ask(answers: (object | string | Error | number)[], signal?: AbortSignal) {
  const fetch = vi.fn(async (): Promise<Response> => {
    const answer = answers[fetch.mock.calls.length - 1] ?? answers.at(-1);
    if (answer instanceof Error) {
      throw answer;
    }
    return typeof answer === 'number'
      ? new Response('{"ads":[]}', { status: answer })
      : new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  const feed = 'https://feed.example/';
  const found = await fetchFeedAd({ feed, fetch, signal: signal ?? new AbortController().signal });
  return { found, tries: fetch.mock.calls.length };
}

describe('fetchFeedAd', () => {
  it('S7.7 takes the first ad', async () => {
    const { found, tries } = await ask([{ ads: [{}, ad, { ...ad, description: 'Other' }] }]);
    expect(found?.description).toBe('A tool.');
    expect(tries).toBe(1);
  });

  it('S7.7 S9.17 asks an empty feed ten times', async () => {
    expect(await ask([{ ads: [] }])).toEqual({ found: null, tries: 10 });
    const late = await ask([...Array.from({ length: 9 }, () => ({ ads: [] })), { ads: [ad] }]);
    expect(late.found).not.toBeNull();
  });

  it.each([
    ['is unreachable', new TypeError('Failed to fetch')],
    ['answers 500', 500],
    ['answers with garbage', '<html>'],
  ])('S8.1 a feed that %s gives no ad and is not asked again', async (_case, answer) => {
    expect(await ask([answer])).toEqual({ found: null, tries: 1 });
  });
});
