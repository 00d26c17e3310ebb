import type { TypeToken } from '#model/api/TypeText.ts';
import type { FindLink } from './docToHtml.ts';

/** Text → pieces, where names that have a page are links. */
export function tokenizeType(text: string, { findLink }: { findLink: FindLink }): TypeToken[] {
  const tokens: TypeToken[] = [];
  const push = (piece: string) => {
    const last = tokens.at(-1);
    if (typeof last === 'string') {
      tokens[tokens.length - 1] = last + piece;
    } else if (piece !== '') {
      tokens.push(piece);
    }
  };
  for (const piece of tidy(text).split(/('[^']*'|[A-Za-z_$][\w$.]*)/)) {
    const href = /^[A-Z]/.test(piece) ? findLink(piece) : null;
    if (href) {
      tokens.push({ text: piece, href });
    } else {
      push(piece);
    }
  }
  return tokens;
}

function tidy(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replace(/import\("[^"]*"(?:, \{[^}]*\})?\)\./g, '')
    .replace(/"((?:[^"\\]|\\.)*)"/g, (_, content: string) => `'${content.replace(/\\"/g, '"')}'`)
    .replace(/\s+/g, ' ')
    .replace(/;(?= ?\})/g, '')
    .trim();
}
