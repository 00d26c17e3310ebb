import { expect, it } from 'vitest';
import type { FeedbackRow } from '#server/database/openDatabase.ts';
import { feedbackToCsv, feedbackToJson, formatReport } from './formatReport.ts';
import { summarizePages } from './feedbackReport.ts';

const row = (changes: Partial<FeedbackRow>): FeedbackRow => ({
  id: 'id',
  voter: 'voter',
  page: '/x',
  section: null,
  product: null,
  language: 'en',
  version: '8.0.0',
  rating: 1,
  comment: '',
  created_at: '2026-11-14T08:00:00.000Z',
  ...changes,
});
const rows = [
  row({ voter: 'a' }),
  row({ voter: 'b', rating: 0, comment: 'Where is\nthe \u001b[31mtable?', section: 'limits' }),
  row({ voter: 'c', created_at: '2026-10-30T08:00:00.000Z' }),
  row({ voter: 'a', page: '/x/introduction', comment: 'Clear.' }),
];
const options = { pages: 10, comments: 5, today: new Date('2026-11-15T00:00:00Z') };

it('shows votes, their share, their course and the latest comments of each page', () => {
  expect(formatReport(summarizePages(rows), options).split('\n')).toEqual([
    'Page             Votes    Up  Down  Helpful                     Votes in 12 weeks',
    '-'.repeat(81),
    '/x                   3     2     1  █████████████░░░░░░░  67 %  ·········▄·█',
    '    2026-11-14 – en #limits  Where is the [31mtable?',
    '/x/introduction      1     1     0  ████████████████████ 100 %  ···········█',
    '    2026-11-14 + en  Clear.',
    '',
    '2 pages, 4 votes, 75 % helpful, 2 comments',
  ]);
});

it('says when there is nothing, and how much it leaves out', () => {
  expect(formatReport([], options)).toBe('No feedback matches.');
  const short = formatReport(summarizePages(rows), { ...options, pages: 1 });
  expect(short).toContain('… and 1 more pages');
});

it('exports tables that no spreadsheet takes for formulas', () => {
  const csv = feedbackToCsv([row({ comment: '=HYPERLINK("http://evil.test"), "quoted"' })]);
  expect(csv.split('\r\n')).toEqual([
    'created_at,page,section,product,language,version,rating,comment,voter,id',
    `2026-11-14T08:00:00.000Z,/x,,,en,8.0.0,1,"'=HYPERLINK(""http://evil.test""), ""quoted""",voter,id`,
    '',
  ]);
  expect(JSON.parse(feedbackToJson(rows))).toEqual(rows);
});
