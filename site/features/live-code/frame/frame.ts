import {
  type MessageToFrame,
  type MessageToPage,
  parseConnectMessage,
} from '#site/features/live-code/frameMessages.ts';
import type { LiveProject } from '#site/features/live-code/LiveProject.ts';
import { setAppearance } from './appearanceStore.ts';
import { captureConsole } from './captureConsole.ts';
import { toCodeError } from './CodeFailure.ts';
import { linkProject } from './linkProject.ts';
import { discardStaged, mountVersion } from './mountVersion.tsx';
import { watchHeight } from './watchHeight.ts';
import './frame.css';

// The library's packages would report to their makers, which nobody here agreed to and the policy forbids.
Reflect.set(globalThis, '__MUI_X_TELEMETRY_DISABLED__', true);

type Say = (
  message: MessageToPage extends infer Message
    ? Message extends { nonce: string }
      ? Omit<Message, 'nonce'>
      : never
    : never,
) => void;

/** The version asked for last; whatever an older one comes up with is late. */
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
  const say: Say = (message) => port.postMessage({ nonce, ...message });
  const fail = (error: unknown) =>
    say({ type: 'failed', version: current, error: toCodeError(error) });

  captureConsole({
    onLine: (level, text) => say({ type: 'console', level, text }),
    onClear: () => say({ type: 'clear' }),
  });
  watchHeight((height) => say({ type: 'height', height }));
  addEventListener('error', (event) => {
    event.preventDefault();
    // Nothing is wrong: sizes changed while they were being observed.
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
        void run(data.project, data.version, say);
        break;
      case 'appearance':
        void setAppearance(data.appearance);
        break;
      case 'ping':
        say({ type: 'pong', id: data.id });
        break;
    }
  });
  port.start();
  say({ type: 'ready' });
}

async function run(project: LiveProject, version: number, say: Say): Promise<void> {
  current = version;
  discardStaged();
  const fail = (error: unknown) => say({ type: 'failed', version, error: toCodeError(error) });
  try {
    const linked = await linkProject(project);
    if (version === current) {
      mountVersion(linked, {
        onRendered: () => say({ type: 'rendered', version }),
        onFailed: fail,
      });
    }
  } catch (error) {
    if (version === current) {
      fail(error);
    }
  }
}
