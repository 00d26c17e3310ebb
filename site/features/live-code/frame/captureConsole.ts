import type { ConsoleLevel } from '#site/features/live-code/LiveProject.ts';
import { formatConsole } from './formatConsole.ts';

const levelByMethod: Record<string, ConsoleLevel> = {
  log: 'log',
  debug: 'log',
  info: 'info',
  warn: 'warn',
  error: 'error',
};

interface ConsoleListener {
  onLine: (level: ConsoleLevel, text: string) => void;
  onClear: () => void;
}

/** Lines that are let through in a second; a loop that logs without end would drown the page. */
const mostLines = 300;

/** Reports what the code writes to its console; the browser's own tools get it too. */
export function captureConsole({ onLine, onClear }: ConsoleListener): void {
  const target = console as unknown as Record<string, (...values: unknown[]) => void>;
  let second = 0;
  let count = 0;

  /** Counts a line; answers whether there is still room for it. */
  function hasRoom(): boolean {
    const now = Math.floor(performance.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count <= mostLines;
  }

  for (const [method, level] of Object.entries(levelByMethod)) {
    const original = target[method];
    target[method] = (...values) => {
      if (hasRoom()) {
        onLine(level, formatConsole(values));
        original?.apply(console, values);
      }
    };
  }
  const { clear } = target;
  target.clear = () => {
    onClear();
    clear?.call(console);
  };
}
