import type { CodeRun } from './CodeRun.ts';

/** Comments, strings, what joins commands, words, and whatever is between them. */
const tokens = /(?<!\S)#.*|"[^"]*"|'[^']*'|&&|\|\|?|;|[^\s"'|;&]+|\s+|./g;

/** Commands for a terminal → lines of runs: what is run stands out from what it is given. */
export function shellLines(code: string): CodeRun[][] {
  return code.split('\n').map((line) => {
    let startsCommand = true;
    return [...line.matchAll(tokens)].map(([text]): CodeRun => {
      const className = classOf(text, startsCommand);
      if (text.trim() !== '') {
        startsCommand = className === 'tk';
      }
      return { text, className };
    });
  });
}

function classOf(text: string, startsCommand: boolean): string | null {
  if (text.startsWith('#')) {
    return 'tc';
  }
  if (/^(&&|\|\|?|;)$/.test(text)) {
    return 'tk';
  }
  if (/^["']/.test(text)) {
    return 'ts';
  }
  return startsCommand && text.trim() !== '' ? 'tf' : null;
}
