import { decodeEntities } from '#pipeline/decodeEntities.ts';
import { escapeMarkdown } from './escapeMarkdown.ts';
import { codeFence, codeSpan } from './markdownCode.ts';

/** A paragraph, an item of a list, or a piece of code. */
type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'item'; text: string; marker: string }
  | { kind: 'code'; code: string };

interface Options {
  /** Completes the address of a link. */
  link(href: string): string;
}

/** Descriptions read from types → Markdown of their own lines. Knows the few elements such descriptions have. */
export function htmlToMarkdown(html: string, options: Options): string {
  return readPieces(html, options).reduce((text, piece, index, pieces) => {
    const isListed = piece.kind === 'item' && pieces[index - 1]?.kind === 'item';
    return text + (index === 0 ? '' : isListed ? '\n' : '\n\n') + blockOf(piece);
  }, '');
}

/** The same in one line, as a cell of a table holds it. */
export function htmlToCell(html: string, options: Options): string {
  return readPieces(html, options)
    .map((piece) =>
      piece.kind === 'item'
        ? `${piece.marker} ${piece.text}`
        : piece.kind === 'code'
          ? codeSpan(piece.code)
          : piece.text,
    )
    .join('<br>');
}

function blockOf(piece: Piece): string {
  switch (piece.kind) {
    case 'item':
      return `${piece.marker} ${piece.text}`;
    case 'code':
      return codeFence(piece.code, 'tsx');
    case 'text':
      return piece.text;
    default:
      return piece satisfies never;
  }
}

function readPieces(html: string, { link }: Options): Piece[] {
  const pieces: Piece[] = [];
  const lists: { ordered: boolean; count: number }[] = [];
  const hrefs: string[] = [];
  let text = '';
  let marker: string | null = null;
  let code: string | null = null;
  let isBlock = false;

  function end() {
    const line = text.trim().replace(/\s+/g, ' ');
    if (line !== '') {
      pieces.push(
        marker === null ? { kind: 'text', text: line } : { kind: 'item', text: line, marker },
      );
    }
    text = '';
  }

  for (const [token] of html.matchAll(/<[^>]+>|[^<]+/g)) {
    const [, closing, name = ''] = /^<(\/?)(\w+)/.exec(token) ?? [];
    if (!token.startsWith('<')) {
      const plain = decodeEntities(token);
      if (code === null) {
        text += escapeMarkdown(plain);
      } else {
        code += plain;
      }
    } else if (name === 'pre') {
      end();
      isBlock = !closing;
    } else if (name === 'code') {
      if (closing) {
        if (isBlock) {
          pieces.push({ kind: 'code', code: (code ?? '').trim() });
        } else {
          text += codeSpan(code ?? '');
        }
      }
      code = closing ? null : '';
    } else if (name === 'ul' || name === 'ol') {
      end();
      if (closing) {
        lists.pop();
      } else {
        lists.push({ ordered: name === 'ol', count: 0 });
      }
      marker = null;
    } else if (name === 'li') {
      end();
      const list = lists.at(-1);
      if (list && !closing) {
        list.count += 1;
      }
      marker = closing || !list ? null : list.ordered ? `${list.count}.` : '-';
    } else if (name === 'a') {
      const href = /\shref="([^"]*)"/.exec(token)?.[1];
      text += closing ? `](${link(decodeEntities(hrefs.pop() ?? ''))})` : '[';
      if (!closing) {
        hrefs.push(href ?? '');
      }
    } else if (name === 'strong' || name === 'em') {
      text += name === 'strong' ? '**' : '_';
    } else {
      end();
    }
  }
  end();
  return pieces;
}
