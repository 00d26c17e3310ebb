import { describe, expect, it } from 'vitest';
import { parseConnectMessage, parseMessageToPage } from './frameMessages.ts';

const nonce = 'n';
const parse = (message: unknown) => parseMessageToPage(message, nonce);

describe('parseMessageToPage', () => {
  it.each([
    { nonce, type: 'ready' },
    { nonce, type: 'clear' },
    { nonce, type: 'rendered', version: 3 },
    { nonce, type: 'failed', version: 3, error: { message: 'No', position: null } },
    {
      nonce,
      type: 'failed',
      version: 0,
      error: { message: 'No', position: { file: 'App.tsx', line: 2, column: null } },
    },
    { nonce, type: 'console', level: 'warn', text: 'Hm' },
    { nonce, type: 'height', height: 120 },
    { nonce, type: 'pong', id: 1 },
  ])('accepts $type', (message) => {
    expect(parse(message)).toEqual(message);
  });

  it.each([
    null,
    undefined,
    'ready',
    7,
    [],
    {},
    { type: 'ready' },
    { nonce: 'other', type: 'ready' },
    { nonce, type: 'navigate' },
    { nonce, type: 'rendered' },
    { nonce, type: 'rendered', version: -1 },
    { nonce, type: 'rendered', version: 1.5 },
    { nonce, type: 'failed', version: 1, error: null },
    { nonce, type: 'failed', version: 1, error: { message: 3, position: null } },
    { nonce, type: 'failed', version: 1, error: { message: 'No' } },
    { nonce, type: 'failed', version: 1, error: { message: 'No', position: { file: 1, line: 1 } } },
    { nonce, type: 'console', level: 'shout', text: 'Hm' },
    { nonce, type: 'console', level: 'log', text: { toString: 'Hm' } },
    { nonce, type: 'height', height: '100' },
    { nonce, type: 'height', height: Infinity },
    { nonce, type: 'height', height: NaN },
  ])('refuses %o', (message) => {
    expect(parse(message)).toBeNull();
  });

  it('limits what a frame can make the page show', () => {
    expect(parse({ nonce, type: 'height', height: 1e9 })).toMatchObject({ height: 2000 });
    const said = parse({ nonce, type: 'console', level: 'log', text: 'x'.repeat(1e6) });
    expect(said?.type === 'console' && said.text.length).toBeLessThan(10_002);
  });

  it('passes nothing on that was not agreed', () => {
    expect(parse({ nonce, type: 'ready', html: '<img>' })).toEqual({ nonce, type: 'ready' });
  });
});

describe('parseConnectMessage', () => {
  it('knows the first message from others', () => {
    const connect = { type: 'live-code:connect', nonce };
    expect(parseConnectMessage({ ...connect, extra: 1 })).toEqual(connect);
    expect(parseConnectMessage({ type: 'live-code:connect' })).toBeNull();
    expect(parseConnectMessage({ type: 'other', nonce })).toBeNull();
    expect(parseConnectMessage(null)).toBeNull();
  });
});
