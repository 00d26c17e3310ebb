import type { PropValues } from '#site/features/demo/StageControl.ts';

/** A piece of code and the class the style sheet for code knows it by. */
export interface CodeToken {
  text: string;
  className?: 'tk' | 'ts' | 'tn' | 'tf' | 'tu';
}

/** Longest element that is written in one line. */
const lineLength = 60;

/** The JSX element of a component with its props, token by token. */
export function elementCode(component: string, values: PropValues): CodeToken[] {
  const attributes = Object.entries(values).map(([prop, value]) => attribute(prop, value));
  const length = attributes.flat().reduce((sum, { text }) => sum + text.length + 1, 0);
  const [before, after] = length + component.length > lineLength ? ['\n  ', '\n'] : [' ', ' '];
  return [
    { text: '<', className: 'tu' },
    { text: component, className: 'tn' },
    ...attributes.flatMap((tokens) => [{ text: before }, ...tokens]),
    { text: attributes.length === 0 ? ' ' : after },
    { text: '/>', className: 'tu' },
  ];
}

function attribute(prop: string, value: PropValues[string]): CodeToken[] {
  const name: CodeToken = { text: prop, className: 'tf' };
  if (value === true) {
    return [name];
  }
  const equals: CodeToken = { text: '=', className: 'tk' };
  // A text that JSX could not hold between quotes is written as an expression.
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
