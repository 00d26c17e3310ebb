import { describe, expect, it, vi } from 'vitest';
import { fetchFeedAd, parseFeed } from './FeedAd.tsx';

const entry = {
  statlink: '//sponsor.example/click?a=1',
  statimp: '//sponsor.example/seen?t=[timestamp]',
  pixel: 'https://a.example/?t=[timestamp]&u=[timestamp]||//b.example/p',
  timestamp: '1700',
  image: 'https://sponsor.example/picture.png',
  company: 'Sponsor',
  description: 'A tool.',
};

describe('parseFeed', () => {
  it('S3.6 S7.7 reads an ad and puts the time into its pixels', () => {
    expect(parseFeed({ ads: [entry] })).toEqual([
      {
        statlink: 'https://sponsor.example/click?a=1',
        statimp: 'https://sponsor.example/seen?t=1700',
        pixels: ['https://a.example/?t=1700&u=1700', 'https://b.example/p'],
        image: 'https://sponsor.example/picture.png',
        company: 'Sponsor',
        description: 'A tool.',
      },
    ]);
  });

  it('S3.6 leaves out what is not an ad', () => {
    const bad = [
      {},
      null,
      'ad',
      { ...entry, statlink: undefined },
      { ...entry, statlink: 'javascript:alert(1)' },
      { ...entry, statlink: '/relative' },
    ];
    expect(parseFeed({ ads: [...bad, entry] })).toHaveLength(1);
  });

  it('S7.7 keeps an ad with a link and no words of its own', () => {
    const { description: _words, ...rest } = entry;
    expect(parseFeed({ ads: [rest] })).toMatchObject([{ company: 'Sponsor', description: '' }]);
  });

  it('loads no picture from an address that is none', () => {
    const [ad] = parseFeed({
      ads: [{ statlink: 'https://a.example', description: 'A', image: 'data:x', pixel: '||x||' }],
    });
    expect(ad).toMatchObject({ image: null, statimp: null, pixels: [], company: '' });
  });

  it.each([null, 'text', 3, [], {}, { ads: null }, { ads: {} }, { ads: 'none' }])(
    'S7.7 finds nothing in %j',
    (answer) => {
      expect(parseFeed(answer)).toEqual([]);
    },
  );
});

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
