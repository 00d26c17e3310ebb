import type { PropValues } from '#site/features/demo/stage/StageControl.ts';

/** A piece of code and the class the style sheet for code knows it by. */
export interface CodeToken {
  text: string;
  className?: 'tk' | 'ts' | 'tn' | 'tf' | 'tu';
}

/** The props of an element as attributes, one per line, token by token. */
export function attributesCode(values: PropValues): CodeToken[] {
  return Object.entries(values).flatMap(([prop, value]) => [
    { text: '  ' },
    ...attribute(prop, value),
    { text: '\n' },
  ]);
}

function attribute(prop: string, value: PropValues[string]): CodeToken[] {
  const name: CodeToken = { text: prop, className: 'tf' };
  if (value === true) {
    return [name];
  }
  const equals: CodeToken = { text: '=', className: 'tk' };
  // A string that cannot be a quoted JSX attribute is written as an expression.
  return typeof value === 'string' && !/["\\&{}<>\n]/.test(value)
    ? [name, equals, { text: `"${value}"`, className: 'ts' }]
    : [
        name,
        equals,
        { text: '{', className: 'tu' },
        { text: JSON.stringify(value), className: typeof value === 'string' ? 'ts' : 'tn' },
        { text: '}', className: 'tu' },
      ];
}
