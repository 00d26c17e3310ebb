import { expect, it } from 'vitest';
import { viewport } from './viewport.ts';

it.each([
  ['@media (min-width:900px)', true],
  ['(min-width:600px) and (max-width:899.95px)', false],
  ['(max-width: 600px), (pointer: fine)', true],
  ['(prefers-reduced-motion)', true],
  ['(prefers-reduced-motion: reduce)', true],
  ['(prefers-reduced-motion: no-preference)', false],
  ['(prefers-color-scheme: dark)', false],
  ['(pointer: coarse)', false],
  ['@media print', false],
])('%s', (query, expected) => {
  expect(viewport.matches(query)).toBe(expected);
});
