import type { Element, ElementContent, Properties } from 'hast';
import { describe, expect, it } from 'vitest';
import { plainText, proseSections } from './plainText.ts';

function element(
  tagName: string,
  children: (Element | string)[],
  properties: Properties = {},
): Element {
  const nodes = children.map((child): ElementContent =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  );
  return { type: 'element', tagName, properties, children: nodes };
}
const paragraph = (...children: (Element | string)[]) => element('p', children);

describe('plainText', () => {
  it.each([
    [
      [paragraph('Set ', element('code', ['rows']), '.'), paragraph('Then\u00a0go on.')],
      'Set rows. Then go on.',
    ],
    [[paragraph('a <b> & \n  c')], 'a <b> & c'],
    [
      [
        element('h2', ['Title']),
        element('button', ['Comment']),
        element('pre', ['x = 1;']),
        'text',
      ],
      'Title text',
    ],
    [[element('ul', [element('li', ['one']), element('li', ['two'])])], 'one two'],
  ])('%#', (children, text) => {
    expect(plainText(element('div', children))).toBe(text);
  });

  it('leaves attributes out, whatever they hold', () => {
    const link = element('a', ['isRowSelectable'], { dataApiType: '(params) => boolean' });
    expect(plainText(paragraph('Use ', link, '.'))).toBe('Use isRowSelectable.');
  });
});

describe('proseSections', () => {
  it('cuts the text at headings that have an anchor', () => {
    const children = [
      paragraph('Before.'),
      element('h2', [element('a', ['First'])], { id: 'first' }),
      paragraph('About it.'),
      element('div', [element('h3', ['Inner'], { id: 'inner' }), paragraph('More.')]),
      element('h3', ['No anchor']),
    ];
    expect(proseSections({ type: 'root', children })).toEqual([
      { heading: null, text: 'Before.' },
      { heading: { id: 'first', level: 2, text: 'First' }, text: 'About it.' },
      { heading: { id: 'inner', level: 3, text: 'Inner' }, text: 'More. No anchor' },
    ]);
  });
});
