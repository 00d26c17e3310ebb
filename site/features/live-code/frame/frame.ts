import {
  type MessageToFrame,
  type MessageToPage,
  parseConnectMessage,
} from '#site/features/live-code/frameMessages.ts';
import type { LiveProject } from '#site/features/live-code/LiveProject.ts';
import { setAppearance } from './FrameTheme.tsx';
import { captureConsole } from './captureConsole.ts';
import { toCodeError } from './CodeFailure.ts';
import { linkProject } from './linkProject.ts';
import { discardStaged, mountVersion } from './mountVersion.tsx';
import { watchHeight } from './watchHeight.ts';
import './frame.css';

// The library's packages would send telemetry, which readers did not agree to and the policy forbids.
Reflect.set(globalThis, '__MUI_X_TELEMETRY_DISABLED__', true);

// A way out that policies have no word for. Only Chromium can close it for good, see `sandboxHeaders`.
Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
Reflect.deleteProperty(globalThis, 'webkitRTCPeerConnection');

type Send = (
  message: MessageToPage extends infer Message
    ? Message extends { nonce: string }
      ? Omit<Message, 'nonce'>
      : never
    : never,
) => void;

/** The version requested last; results of older ones are ignored. */
let current = 0;

addEventListener('message', function onConnect(event) {
  const connect = event.source === parent ? parseConnectMessage(event.data) : null;
  const [port] = event.ports;
  if (connect && port) {
    removeEventListener('message', onConnect);
    start(port, connect.nonce);
  }
});

function start(port: MessagePort, nonce: string): void {
  const send: Send = (message) => port.postMessage({ nonce, ...message });
  const fail = (error: unknown) =>
    send({ type: 'failed', version: current, error: toCodeError(error) });

  captureConsole({
    onLine: (level, text) => send({ type: 'console', level, text }),
    onClear: () => send({ type: 'clear' }),
  });
  watchHeight((height) => send({ type: 'height', height }));
  addEventListener('error', (event) => {
    event.preventDefault();
    // Harmless: sizes changed while they were being observed.
    if (!event.message.startsWith('ResizeObserver loop')) {
      fail(event.error ?? new Error(event.message));
    }
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    fail(event.reason);
  });

  port.addEventListener('message', ({ data }: MessageEvent<MessageToFrame>) => {
    switch (data.type) {
      case 'run':
        void run(data.project, data.version, send);
        break;
      case 'appearance':
        void setAppearance(data.appearance);
        break;
      case 'ping':
        send({ type: 'pong', id: data.id });
        break;
    }
  });
  port.start();
  send({ type: 'ready' });
}

async function run(project: LiveProject, version: number, send: Send): Promise<void> {
  current = version;
  discardStaged();
  const fail = (error: unknown) => send({ type: 'failed', version, error: toCodeError(error) });
  try {
    const linked = await linkProject(project);
    if (version === current) {
      mountVersion(linked, {
        onRendered: () => send({ type: 'rendered', version }),
        onFailed: fail,
      });
    }
  } catch (error) {
    if (version === current) {
      fail(error);
    }
  }
}
