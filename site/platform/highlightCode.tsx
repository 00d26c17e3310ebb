import type { ReactNode } from 'react';

/** The tokens of generated code: a text, a number, a word of the language, a name that is called or set, punctuation. */
const token =
  /('(?:[^'\\]|\\.)*')|\b(\d[\d.]*)\b|\b(import|from|const|export|default|function|return|new|true|false|null)\b|([A-Za-z_$][\w$]*)(?=[:=(])|([{}[\]();,<>/=]+)/g;

const classNames = ['ts', 'tn', 'tk', 'tf', 'tu'];

/** Code that is written in the browser, in the colors that code has on pages. */
export function highlightCode(code: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(token)) {
    const kind = match.slice(1).findIndex((group) => group !== undefined);
    nodes.push(
      code.slice(end, match.index),
      <span key={match.index} className={classNames[kind]}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  return [...nodes, code.slice(end)];
}
