import {
  type FrameAppearance,
  type MessageToFrame,
  type MessageToPage,
  parseMessageToPage,
} from './frameMessages.ts';
import type { LiveSession } from './createLiveSession.ts';
import type { ConsoleLevel } from './LiveProject.ts';

/** A frame that runs a session. */
export interface FrameConnection {
  setAppearance(appearance: FrameAppearance): void;
  /** Ends the connection; the frame is of no use after it. */
  close(): void;
}

interface FrameOptions {
  session: LiveSession;
  appearance: FrameAppearance;
  /** Waits for the next edit: the code as it is made an end to the frame before. */
  isWaiting: boolean;
  onHeight: (height: number) => void;
  /** Called when the frame answers no more and the reader has gone on editing. */
  onLost: () => void;
}

/** How long typing must rest before the code is run. */
const typingPause = 300;
/** How often a frame is asked whether it still answers, and how long it may take. */
const pingInterval = 2_000;
const longestSilence = 6_000;
/** How long a frame may take to load on a slow line. */
const longestStart = 30_000;
/** How long lines of console are gathered before they are shown. */
const consolePause = 50;

/** Runs a session in a loaded frame, follows its changes, and reports what becomes of them. */
export function connectFrame(
  frame: Window,
  { session, appearance, isWaiting, onHeight, onLost }: FrameOptions,
): FrameConnection {
  const nonce = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const { port1: port, port2: theirs } = new MessageChannel();
  let sent = isWaiting ? session.getSnapshot().revision : -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let consoleTimer: ReturnType<typeof setTimeout> | undefined;
  let lines: { level: ConsoleLevel; text: string }[] = [];
  let isReady = false;
  let lastSign = performance.now();
  let pings = 0;

  const say = (message: MessageToFrame) => port.postMessage(message);

  function run() {
    const { project, revision } = session.getSnapshot();
    if (isReady && revision !== sent) {
      sent = revision;
      lines = [];
      session.clearConsole();
      say({ type: 'run', version: revision, project });
    }
  }

  function onChange() {
    const { revision, status } = session.getSnapshot();
    if (revision === sent) {
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(status.kind === 'stalled' ? onLost : run, typingPause);
  }

  function showLines() {
    consoleTimer = undefined;
    session.log(lines);
    lines = [];
  }

  function hear(message: MessageToPage) {
    switch (message.type) {
      case 'ready':
        isReady = true;
        lastSign = performance.now();
        run();
        break;
      case 'rendered':
        if (message.version === sent) {
          session.report({ kind: 'running' });
        }
        break;
      case 'failed':
        if (message.version === sent) {
          session.report({ kind: 'error', error: message.error });
        }
        break;
      case 'console':
        lines.push({ level: message.level, text: message.text });
        consoleTimer ??= setTimeout(showLines, consolePause);
        break;
      case 'clear':
        lines = [];
        session.clearConsole();
        break;
      case 'height':
        onHeight(message.height);
        break;
      case 'pong':
        // Other messages are no sign of life: a loop may log without end.
        lastSign = performance.now();
        if (session.getSnapshot().status.kind === 'stalled') {
          session.report({ kind: 'running' });
        }
        break;
    }
  }

  port.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = parseMessageToPage(event.data, nonce);
    if (message) {
      hear(message);
    }
  });
  port.start();

  const heartbeat = setInterval(() => {
    // A hidden page is slowed down by the browser, and so is its frame.
    if (document.hidden) {
      lastSign = performance.now();
      return;
    }
    if (performance.now() - lastSign > (isReady ? longestSilence : longestStart)) {
      session.report({ kind: 'stalled' });
    }
    pings += 1;
    say({ type: 'ping', id: pings });
  }, pingInterval);

  const unsubscribe = session.subscribe(onChange);
  // The frame has no origin that could be named; the port is what only it receives.
  frame.postMessage({ type: 'live-code:connect', nonce }, '*', [theirs]);
  say({ type: 'appearance', appearance });

  return {
    setAppearance: (next) => say({ type: 'appearance', appearance: next }),
    close() {
      clearTimeout(timer);
      clearTimeout(consoleTimer);
      clearInterval(heartbeat);
      unsubscribe();
      port.close();
    },
  };
}
