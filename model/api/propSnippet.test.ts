import { describe, expect, it } from 'vitest';
import { type ApiProp, noDescription } from './Api.ts';
import { propSnippet } from './propSnippet.ts';
import type { TypeText } from './TypeText.ts';

function prop(name: string, members: string[], more: Partial<ApiProp> = {}): ApiProp {
  const type: TypeText =
    members.length === 1
      ? { kind: 'plain', tokens: members }
      : { kind: 'union', members: members.map((member) => [member]) };
  return {
    name,
    rowId: `dial-prop-${name}`,
    type,
    required: false,
    default: null,
    deprecation: null,
    description: noDescription,
    signature: null,
    plan: null,
    demos: [],
    ...more,
  };
}

function callback(name: string, parameters: string[], returns: string): ApiProp {
  const text = (type: string) => ({ kind: 'plain' as const, tokens: [type] });
  return prop(name, ['Callback'], {
    signature: {
      parameters: parameters.map((parameter) => ({
        name: parameter,
        type: text(parameter === 'newRow' ? 'R' : 'string'),
        optional: false,
        description: noDescription,
      })),
      returns: { type: text(returns), description: noDescription },
    },
  });
}

describe('propSnippet', () => {
  it.each([
    [prop('loading', ['boolean'], { default: 'false' }), '<Dial loading />'],
    [prop('selectable', ['boolean'], { default: 'true' }), '<Dial selectable={false} />'],
    [prop('density', ["'a'", "'b'"], { default: "'a'" }), '<Dial density="b" />'],
    [prop('rowHeight', ['number'], { default: '52' }), '<Dial rowHeight={52} />'],
    [prop('label', ['string']), '<Dial label="…" />'],
    [prop('sizes', ['number[]'], { default: '[25, 50]' }), '<Dial sizes={[25, 50]} />'],
    [prop('model', ['Model'], { default: '{}' }), '<Dial model={model} />'],
    [prop('children', ['Child']), '<Dial>{children}</Dial>'],
    [callback('onClick', ['params', 'event'], 'void'), '<Dial onClick={(params, event) => {}} />'],
    [callback('isOpen', ['id'], 'boolean'), '<Dial isOpen={(id) => true} />'],
    [callback('process', ['newRow'], 'Promise<R> | R'), '<Dial process={(newRow) => newRow} />'],
    [callback('getModel', ['id'], 'Model'), '<Dial getModel={getModel} />'],
  ])('%o', (given, expected) => {
    expect(propSnippet({ name: 'Dial', props: [given] }, given)).toBe(expected);
  });

  it('takes what the component requires from the code around it', () => {
    const given = prop('loading', ['boolean']);
    const props = [prop('rows', ['Row[]'], { required: true }), given];
    expect(propSnippet({ name: 'Dial', props }, given)).toBe('<Dial {...props} loading />');
  });

  it('says nothing about a prop that cannot be set alone', () => {
    const given = prop('y', ['number']);
    expect(propSnippet({ name: 'ChartsReferenceLine', props: [given] }, given)).toBeNull();
  });
});
