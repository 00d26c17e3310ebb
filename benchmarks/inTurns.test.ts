import { expect, it } from 'vitest';
import { inTurns } from './inTurns.ts';

it('takes one of each measurement per round, never two at once, and keeps their results apart', async () => {
  const log: string[] = [];
  const measure = (name: string) => async () => {
    log.push(`${name} starts`);
    await Promise.resolve();
    log.push(`${name} ends`);
    return name;
  };
  expect(await inTurns(2, [measure('ours'), measure('peer')])).toEqual([
    ['ours', 'ours'],
    ['peer', 'peer'],
  ]);
  const round = ['ours starts', 'ours ends', 'peer starts', 'peer ends'];
  expect(log).toEqual([...round, ...round]);
});
