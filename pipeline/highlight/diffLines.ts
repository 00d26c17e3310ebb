import type { CodeRun } from './CodeRun.ts';

/** A change as `diff` writes it → one run for each line. */
export function diffLines(code: string): CodeRun[][] {
  return code.split('\n').map((text) => [{ text, className: classOf(text) }]);
}

function classOf(line: string): string | null {
  if (line.startsWith('@@')) {
    return 'tk';
  }
  if (line.startsWith('+')) {
    return 'ti';
  }
  return line.startsWith('-') ? 'td' : null;
}
