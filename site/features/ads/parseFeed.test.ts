import { describe, expect, it } from 'vitest';
import { parseFeed } from './parseFeed.ts';

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
      { ...entry, description: '' },
    ];
    expect(parseFeed({ ads: [...bad, entry] })).toHaveLength(1);
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
