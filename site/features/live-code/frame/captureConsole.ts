import type { ConsoleLevel } from '#site/features/live-code/LiveProject.ts';
import { createLineLimit } from '#site/features/live-code/createLineLimit.ts';
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

/** Reports what the code writes to its console; the browser's own tools get it too. */
export function captureConsole({ onLine, onClear }: ConsoleListener): void {
  const target = console as unknown as Record<string, (...values: unknown[]) => void>;
  const hasRoom = createLineLimit();

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
