import { expect, it, vi } from 'vitest';
import { attachSnapshotTally, judgeSnapshot, snapshotTallyName } from './SnapshotTally.ts';

it.each([
  ['same', { difference: 0.02, moved: 0.9 }, '/x/react-data-grid/sorting'],
  ['same', { difference: 0.03, moved: 0 }, '/x/react-charts/bars'],
  ['different', { difference: 0.03, moved: 0 }, '/x/react-data-grid/sorting'],
  ['different', { difference: 0, moved: -1 }, '/x/react-charts/bars'],
])('judges as %s: %o on %s', (likeness, comparison, path) => {
  expect(judgeSnapshot(path, { name: 'Dial', ...comparison })).toBe(likeness);
});

it('a known difference counts as one only while it is there', () => {
  const known = { '/x/react-charts/bars#Dial': 'shows the time' };
  const judge = (difference: number) =>
    judgeSnapshot('/x/react-charts/bars', { name: 'Dial', moved: 0, difference }, known);
  expect(judge(0.5)).toBe('known');
  expect(judge(0)).toBe('same');
});

it('a tally counts what was compared', async () => {
  const attach = vi.fn();
  await attachSnapshotTally({ attach } as never, 2, ['same', 'same', 'known', 'different']);
  expect(attach).toHaveBeenCalledWith(snapshotTallyName, {
    body: JSON.stringify({ pages: 2, compared: 4, same: 2, known: 1 }),
    contentType: 'application/json',
  });
});
