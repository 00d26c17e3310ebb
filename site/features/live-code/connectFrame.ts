import {
  type FrameAppearance,
  type MessageToFrame,
  type MessageToPage,
  parseMessageToPage,
} from './frameMessages.ts';
import { createLineLimit } from './createLineLimit.ts';
import type { LiveSession } from './createLiveSession.ts';
import type { ConsoleLevel } from './LiveProject.ts';

/** The connection to a frame that runs a session. */
export interface FrameConnection {
  setAppearance(appearance: FrameAppearance): void;
  /** Ends the connection; the frame cannot be used again. */
  close(): void;
}

interface FrameOptions {
  session: LiveSession;
  appearance: FrameAppearance;
  /** Waits for the next edit before running: the current code destroyed the previous frame. */
  waitsForEdit: boolean;
  onHeight: (height: number) => void;
  /** Called when the frame is stalled and the reader has edited the code. */
  onLost: () => void;
}

/** Debounce of edits before the code runs, in milliseconds. */
const typingPause = 300;
/** How often a frame is pinged, and how long it may take to respond. */
const pingInterval = 2_000;
const responseTimeout = 6_000;
/** How long a frame may take to load on a slow line. */
const startTimeout = 30_000;
/** How long console lines are batched. */
const consolePause = 50;

/** Runs a session in a loaded frame, sends its edits, and reports the frame's state to the session. */
export function connectFrame(
  frame: Window,
  { session, appearance, waitsForEdit, onHeight, onLost }: FrameOptions,
): FrameConnection {
  const nonce = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const { port1: port, port2: framePort } = new MessageChannel();
  let sentRevision = waitsForEdit ? session.getSnapshot().revision : -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let consoleTimer: ReturnType<typeof setTimeout> | undefined;
  let lines: { level: ConsoleLevel; text: string }[] = [];
  const hasRoom = createLineLimit();
  let isReady = false;
  let lastResponse = performance.now();
  let pings = 0;

  const send = (message: MessageToFrame) => port.postMessage(message);

  function run() {
    const { project, revision } = session.getSnapshot();
    if (isReady && revision !== sentRevision) {
      sentRevision = revision;
      lines = [];
      session.clearConsole();
      send({ type: 'run', version: revision, project });
    }
  }

  function onChange() {
    const { revision, status } = session.getSnapshot();
    if (revision === sentRevision) {
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(status.kind === 'stalled' ? onLost : run, typingPause);
  }

  function flushLines() {
    consoleTimer = undefined;
    session.log(lines);
    lines = [];
  }

  function handle(message: MessageToPage) {
    switch (message.type) {
      case 'ready':
        isReady = true;
        lastResponse = performance.now();
        run();
        break;
      case 'rendered':
        if (message.version === sentRevision) {
          session.report({ kind: 'running' });
        }
        break;
      case 'failed':
        if (message.version === sentRevision) {
          session.report({ kind: 'error', error: message.error });
        }
        break;
      case 'console':
        // The frame limits itself too, but code in it can write to the port behind its back.
        if (hasRoom()) {
          lines.push({ level: message.level, text: message.text });
          consoleTimer ??= setTimeout(flushLines, consolePause);
        }
        break;
      case 'clear':
        lines = [];
        session.clearConsole();
        break;
      case 'height':
        onHeight(message.height);
        break;
      case 'pong':
        // Only a pong proves that the frame responds: an endless loop may log.
        lastResponse = performance.now();
        if (session.getSnapshot().status.kind === 'stalled') {
          session.report({ kind: 'running' });
        }
        break;
    }
  }

  port.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = parseMessageToPage(event.data, nonce);
    if (message) {
      handle(message);
    }
  });
  port.start();

  const heartbeat = setInterval(() => {
    // Browsers throttle a hidden page and its frame.
    if (document.hidden) {
      lastResponse = performance.now();
      return;
    }
    if (performance.now() - lastResponse > (isReady ? responseTimeout : startTimeout)) {
      session.report({ kind: 'stalled' });
    }
    pings += 1;
    send({ type: 'ping', id: pings });
  }, pingInterval);

  const unsubscribe = session.subscribe(onChange);
  // The frame has no origin to name; the port is transferred to it alone.
  frame.postMessage({ type: 'live-code:connect', nonce }, '*', [framePort]);
  send({ type: 'appearance', appearance });

  return {
    setAppearance: (next) => send({ type: 'appearance', appearance: next }),
    close() {
      clearTimeout(timer);
      clearTimeout(consoleTimer);
      clearInterval(heartbeat);
      unsubscribe();
      port.close();
    },
  };
}
