import { expect, it } from 'vitest';
import { withTimeout } from './withTimeout.ts';

it('settles as the work does', async () => {
  await expect(withTimeout(Promise.resolve(1), 1000)).resolves.toBe(1);
  await expect(withTimeout(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no');
});

it('fails when the work never ends', async () => {
  await expect(withTimeout(new Promise(() => {}), 5)).rejects.toThrow('no answer within 5 ms');
});
