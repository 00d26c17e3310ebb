import { afterEach, expect, it, vi } from 'vitest';
import { connectFrame, type FrameConnection } from './connectFrame.ts';
import { createLineLimit, mostLines } from './createLineLimit.ts';
import { createLiveSession } from './createLiveSession.ts';
import type { FrameAppearance } from './frameMessages.ts';

let connection: FrameConnection | undefined;
let framePort: MessagePort | undefined;
afterEach(() => {
  connection?.close();
  framePort?.close();
  vi.restoreAllMocks();
});

/** Connects a session to a frame that says whatever it likes. */
function connectHostileFrame() {
  const session = createLiveSession({ name: 'x', files: [{ name: 'App.tsx', text: '' }] });
  const logged = vi.spyOn(session, 'log');
  let nonce = '';
  const frame = {
    postMessage(message: { nonce: string }, _origin: string, [port]: MessagePort[]) {
      ({ nonce } = message);
      framePort = port;
    },
  } as unknown as Window;
  connection = connectFrame(frame, {
    session,
    appearance: {} as FrameAppearance,
    waitsForEdit: false,
    onHeight: () => {},
    onLost: () => {},
  });
  return {
    logged,
    say: (message: object) => framePort?.postMessage({ nonce, ...message }, []),
  };
}

it('takes no more lines in a second than the frame should send, whatever it sends', async () => {
  // All of them within one second, however busy the machine is.
  vi.spyOn(performance, 'now').mockReturnValue(500);
  const { logged, say } = connectHostileFrame();
  for (let line = 0; line < 20 * mostLines; line += 1) {
    say({ type: 'console', level: 'log', text: `line ${line}` });
  }
  const taken = () => logged.mock.calls.flatMap(([lines]) => lines);
  await expect.poll(() => taken().length, { timeout: 10_000 }).toBe(mostLines);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(taken()).toHaveLength(mostLines);
  expect(taken()[0]?.text).toBe('line 0');
});

it('starts to count anew every second', () => {
  let now = 500;
  const hasRoom = createLineLimit(() => now);
  const count = () => Array.from({ length: 2 * mostLines }, hasRoom).filter(Boolean).length;
  expect(count()).toBe(mostLines);
  expect(count()).toBe(0);
  now = 1000;
  expect(count()).toBe(mostLines);
});
