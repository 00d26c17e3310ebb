import { expect, it } from 'vitest';
import type { Grade } from './GradedQuery.ts';
import { type AnsweredQuery, relevanceOf, relevanceRecord } from './relevanceFigures.ts';

const grade = (hit1: number): Grade => ({ hit1, hit3: 1, page1: 1, page3: 1, ndcg10: hit1 });
const answered = (kind: AnsweredQuery['kind'], hit1: number): AnsweredQuery => ({
  kind,
  language: 'en',
  grade: grade(hit1),
});

it('figures are means with three decimals', () => {
  const queries = [answered('name', 1), answered('task', 1), answered('task', 0)];
  expect(relevanceOf(queries)).toEqual({
    queries: 3,
    hit1: 0.667,
    hit3: 1,
    page3: 1,
    ndcg10: 0.667,
  });
});

it('a record divides the reported queries by kind and language', () => {
  const chinese: AnsweredQuery = { ...answered('name', 0), language: 'zh' };
  const record = relevanceRecord([answered('task', 1)], [answered('name', 1), chinese]);
  expect(record.tuned.queries).toBe(1);
  expect(record.reported).toMatchObject({ queries: 2, hit1: 0.5 });
  expect(record.kinds.name).toEqual(record.reported);
  expect(record.languages).toMatchObject({
    en: { queries: 1, hit1: 1 },
    zh: { queries: 1, hit1: 0 },
  });
});
