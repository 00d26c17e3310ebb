import { describe, expect, it } from 'vitest';
import type { PageRecord } from '#site/platform/offline/PageRecord.ts';
import { chooseEvictions } from './chooseEvictions.ts';

function record(path: string, usedAt: number, change: Partial<PageRecord> = {}): PageRecord {
  return {
    path,
    title: path,
    productId: 'x-charts',
    revision: 'r1',
    shellBytes: 100,
    bytes: 10,
    hasSources: false,
    files: [],
    isSaved: false,
    usedAt,
    ...change,
  };
}

const dropped = (records: PageRecord[], limits: { pages?: number; bytes?: number }) =>
  chooseEvictions(records, { pages: 100, bytes: 10_000, ...limits }).map(({ path }) => path);

describe('chooseEvictions', () => {
  it('drops nothing within the limits', () => {
    expect(dropped([record('/a', 1), record('/b', 2)], {})).toEqual([]);
  });

  it('drops the longest unread beyond the number of pages', () => {
    const records = [record('/old', 1), record('/new', 3), record('/middle', 2)];
    expect(dropped(records, { pages: 2 })).toEqual(['/old']);
    expect(dropped(records, { pages: 1 })).toEqual(['/middle', '/old']);
  });

  it('counts a shared file and a shell once', () => {
    const shared = { files: [['/assets/a.js', 50] as [string, number]] };
    const records = [1, 2, 3].map((age) => record(`/${age}`, age, shared));
    expect(dropped(records, { bytes: 100 + 50 + 3 * 10 })).toEqual([]);
    expect(dropped(records, { bytes: 100 + 50 + 3 * 10 - 1 })).toEqual(['/1']);
  });

  it('counts the shell of each older build', () => {
    const records = [record('/new', 2), record('/old', 1, { revision: 'r0' })];
    expect(dropped(records, { bytes: 100 + 10 + 100 + 10 })).toEqual([]);
    expect(dropped(records, { bytes: 100 + 10 + 100 + 9 })).toEqual(['/old']);
  });

  it('never drops what the reader saved, and does not count it', () => {
    const saved = record('/saved', 0, { isSaved: true, bytes: 1_000_000 });
    expect(dropped([saved, record('/a', 1)], { bytes: 10, pages: 1 })).toEqual([]);
  });

  it('keeps the page read last even when it alone is too large', () => {
    const records = [record('/huge', 2, { bytes: 1_000_000 }), record('/small', 1)];
    expect(dropped(records, { bytes: 10 })).toEqual(['/small']);
  });
});
