import { expect, it } from 'vitest';
import { submission } from '#tests/setup/submission.ts';
import { submissionSchema } from './submissionSchema.ts';

const commentOf = (comment: string) => submissionSchema.parse(submission({ comment })).comment;

it('S5.4 takes a vote without a comment, and a comment without a vote', () => {
  expect(submissionSchema.safeParse(submission()).success).toBe(true);
  const comment = submission({ rating: null, comment: 'Clear.', section: 'item-id' });
  expect(submissionSchema.safeParse(comment).success).toBe(true);
  expect(submissionSchema.safeParse(submission({ rating: null })).success).toBe(false);
});

it.each([
  ['id', 'not-a-uuid'],
  ['id', null],
  ['voter', ''],
  ['page', 'x/introduction'],
  ['page', '//evil.test'],
  ['page', '/x?a=1'],
  ['page', `/${'a'.repeat(300)}`],
  ['section', 'Not An Anchor'],
  ['language', 'tlh'],
  ['version', 'v8 <script>'],
  ['rating', 2],
  ['rating', '1'],
  ['rating', true],
  ['comment', 7],
  ['comment', 'x'.repeat(2001)],
  ['extra', 'field'],
])('refuses %s %j', (name, value) => {
  expect(submissionSchema.safeParse(submission({ [name]: value })).success).toBe(false);
});

it.each([
  ["Robert'); DROP TABLE feedback;--", "Robert'); DROP TABLE feedback;--"],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['a\u0000b\u001b[31mc\u0007', 'ab[31mc'],
  ['lone \ud800 surrogate', 'lone \ufffd surrogate'],
  ['pair 👍 and 字', 'pair 👍 and 字'],
  ['  two\r\nlines\t ', 'two\nlines'],
])('keeps %j as plain text', (given, kept) => {
  expect(commentOf(given)).toBe(kept);
});
