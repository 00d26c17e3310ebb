import { describe, expect, it } from 'vitest';
import { elementTemplate } from './elementTemplate.ts';

const text = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&#x3C;', '<');
const demo = (element: string) =>
  `export default function Demo(props: Props) {\n  return (\n    <div>\n      ${element}\n    </div>\n  );\n}\n`;

describe('elementTemplate', () => {
  it('writes one attribute per line, without what serves the controls', () => {
    const source = demo(
      '<Dial\n        key={props.wide}\n        marks={[\n          1,\n        ]}\n        size={3}\n        {...props}\n      />',
    );
    const template = elementTemplate(source, 'Dial');
    expect(template?.before.map(({ prop, html }) => [prop, text(html)])).toEqual([
      [null, '<Dial'],
      ['marks', '  marks={[\n    1,\n  ]}'],
      ['size', '  size={3}'],
    ]);
    expect(text(template?.after ?? '')).toBe('/>');
  });

  it('keeps other spreads, and the children', () => {
    const source = demo(
      '<Dial {...axes} {...props}>\n        <Mark>\n          <b />\n        </Mark>\n        <Mark />\n      </Dial>',
    );
    const template = elementTemplate(source, 'Dial');
    expect(template?.before.map(({ html }) => text(html))).toEqual(['<Dial', '  {...axes}']);
    expect(text(template?.after ?? '')).toBe(
      '>\n  <Mark>\n    <b />\n  </Mark>\n  <Mark />\n</Dial>',
    );
  });

  it('is null where the props are not passed on', () => {
    expect(elementTemplate(demo('<Dial size={3} />'), 'Dial')).toBeNull();
    expect(elementTemplate(demo('<Dial {...props} />'), 'Gauge')).toBeNull();
  });
});
