import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import './rememberedFormats.ts';

const times = ['2025-01-31T23:59:59Z', '2025-07-01T00:00:00Z', '1969-07-20T20:17:40Z'];

/** What an engine says that this module has not changed. */
function nativeAnswer(code: string): unknown {
  return runInNewContext(code);
}

it.each(['UTC', 'America/New_York', 'Asia/Kolkata'])(
  'writes the time in %s as before',
  (timeZone) => {
    for (const locale of ['en-US', 'de-DE']) {
      for (const time of [...times, ...times]) {
        const native = `new Date('${time}').toLocaleString('${locale}', { timeZone: '${timeZone}' })`;
        expect(new Date(time).toLocaleString(locale, { timeZone })).toBe(nativeAnswer(native));
      }
    }
  },
);

it('writes everything else as before', () => {
  const time = new Date('2025-01-31T23:59:59Z');
  expect(time.toLocaleString('en-US', { timeZone: 'UTC', year: 'numeric' })).toBe('2025');
  expect(new Date(Number.NaN).toLocaleString('en-US', { timeZone: 'UTC' })).toBe('Invalid Date');
  expect(() => time.toLocaleString('en-US', { timeZone: 'Nowhere/Else' })).toThrow(RangeError);
});

it('knows the time zone of the system, and makes the formats it is asked for', () => {
  const native = nativeAnswer('Intl.DateTimeFormat().resolvedOptions().timeZone');
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(native);
  const german = Intl.DateTimeFormat('de-DE', { timeZone: 'UTC' });
  expect(german).toBeInstanceOf(Intl.DateTimeFormat);
  expect(german.format(new Date('2025-01-31T12:00:00Z'))).toBe('31.1.2025');
  expect(new Intl.DateTimeFormat('en-US')).not.toBe(new Intl.DateTimeFormat('en-US'));
});
