import { expect, it } from 'vitest';
import { tasksDuring } from './tasksDuring.ts';

it('keeps tasks that touch a span, each once', () => {
  const before = { startTime: 0, duration: 100 };
  const into = { startTime: 50, duration: 100 };
  const across = { startTime: 180, duration: 200 };
  const after = { startTime: 400, duration: 60 };
  const spans = [
    { from: 100, to: 200 },
    { from: 300, to: 400 },
  ];
  expect(tasksDuring([before, into, across, after], spans)).toEqual([into, across]);
});
