import { describe, expect, it } from 'vitest';
import { type ApiProp, noDescription } from './Api.ts';
import { propControl, propControls } from './propControl.ts';
import type { TypeText } from './TypeText.ts';

function prop(name: string, members: string[], value: string | null = null): ApiProp {
  const type: TypeText =
    members.length === 1
      ? { kind: 'plain', tokens: members }
      : { kind: 'union', members: members.map((member) => [member]) };
  return {
    name,
    rowId: `dial-prop-${name}`,
    type,
    required: false,
    default: value,
    deprecation: null,
    description: noDescription,
    signature: null,
    plan: null,
    demos: [],
  };
}

describe('propControl', () => {
  it.each([
    [
      prop('density', ["'compact'", "'standard'"], "'standard'"),
      { kind: 'choice', values: ['compact', 'standard'], default: 'standard' },
    ],
    [prop('months', ['1', '2', '3'], '1'), { kind: 'choice', values: [1, 2, 3], default: 1 }],
    [prop('variant', ["'grow'", 'null']), { kind: 'choice', values: ['grow'], default: null }],
    [
      prop('size', ["'s'", "'m'"], 'depends on the theme'),
      { kind: 'choice', values: ['s', 'm'], default: null },
    ],
    [prop('loading', ['boolean'], 'false'), { kind: 'switch', default: false }],
    [prop('loading', ['boolean'], 'true'), { kind: 'switch', default: true }],
    [prop('open', ['boolean']), { kind: 'switch', default: null }],
    [prop('rowHeight', ['number'], '52'), { kind: 'number', default: 52 }],
    [prop('label', ['string'], "'Items'"), { kind: 'text', default: 'Items' }],
    [prop('width', ['string', 'number'], '12'), { kind: 'number', default: 12 }],
    [prop('label', ['React.ReactNode']), { kind: 'text', default: null }],
  ])('fits the type of %o', (given, expected) => {
    expect(propControl(given)).toEqual({ prop: given.name, ...expected });
  });

  it.each([
    prop('items', ['readonly R[]']),
    prop('onChange', ['(value: number) => void']),
    prop('size', ['number', "'auto'"]),
    prop('width', ['string', 'number', 'Date']),
  ])('has no control for $name', (given) => {
    expect(propControl(given)).toBeNull();
  });
});

describe('propControls', () => {
  const props = [prop('loading', ['boolean'], 'false'), prop('items', ['readonly R[]'])];

  it('keeps the order asked for', () => {
    const more = [...props, prop('label', ['string'])];
    expect(propControls(more, ['label', 'loading']).map(({ prop }) => prop)).toEqual([
      'label',
      'loading',
    ]);
  });

  it('refuses a prop that does not exist, or that no control can set', () => {
    expect(() => propControls(props, ['gone'])).toThrow('There is no prop gone.');
    expect(() => propControls(props, ['items'])).toThrow('No control fits the prop items.');
  });
});
