import { describe, expect, it } from 'vitest';
import {
  type ApiClass,
  type EventApi,
  type ExportsApi,
  type HookApi,
  noDescription,
} from '#model/api/Api.ts';
import { component, objectType, prop, widgetsExtract } from '#pipeline/api/fixtures/widgetsApi.ts';
import type { DemoFact } from './DemoFact.ts';
import { findDemoRows } from './findDemoRows.ts';

const plain = (text: string) => ({ type: { kind: 'plain' as const, tokens: [text] } });
const cssClass = (owner: string, key: string, className: string): ApiClass => ({
  name: key,
  rowId: `${owner}-classes-${key}`,
  className,
  description: noDescription,
  isGlobal: className.startsWith('Mui-'),
  deprecation: null,
  plan: null,
  demos: [],
});
const row = { description: noDescription, deprecation: null, plan: null, demos: [] };
const base = objectType('', []);

const knob = component('Knob', {
  props: [
    prop('Knob', 'marks', plain('ReadonlyArray<Mark>')),
    prop('Knob', 'apiRef', plain('RefObject<KnobApi | null>')),
    prop('Knob', 'onTurn'),
  ],
  slots: [{ ...row, name: 'grip', rowId: 'Knob-css-grip', default: null, className: null }],
  classes: [
    cssClass('knob', 'root', 'MuiKnob-root'),
    cssClass('knob', 'shared', 'MuiTurning-part'),
    cssClass('knob', 'selected', 'Mui-selected'),
  ],
});
const knobPro = component('KnobPro', {
  props: [prop('KnobPro', 'onTurn')],
  classes: [cssClass('knob-pro', 'shared', 'MuiTurning-part')],
});
const useKnob: HookApi = {
  ...base,
  kind: 'hook',
  name: 'useKnob',
  path: '/x/api/widgets/use-knob',
  typeParameters: '<Api extends Any = KnobApi>',
  parameters: [],
  parameterProperties: [prop('useKnob', 'step')],
  returns: { ...plain('RefObject<Api>'), description: noDescription },
  returnProperties: [],
};
const events: EventApi = {
  ...base,
  kind: 'events',
  path: '/events',
  events: [
    {
      ...row,
      name: 'turn',
      rowId: 'event-turn',
      params: null,
      event: null,
      listenerProp: 'onTurn',
    },
  ],
};
const exports: ExportsApi = {
  ...base,
  kind: 'exports',
  path: '/exports',
  exports: [
    {
      ...row,
      name: 'Mark',
      rowId: 'export-Mark',
      what: 'type',
      typeParameters: '',
      ...plain("MakeOptional<MarkType, 'id'>"),
    },
  ],
};
const pages = [
  knob,
  knobPro,
  objectType('MarkType', [prop('MarkType', 'value')]),
  objectType('KnobApi', [prop('KnobApi', 'turnTo')]),
  useKnob,
  events,
  exports,
];
const extracts = [widgetsExtract(), { pages, classPrefixes: { knobClasses: 'MuiKnob' } }];

/** Ids of the rows some facts are about; a page as a whole is its path. */
function rows(...facts: DemoFact[]): string[] {
  const [demo] = findDemoRows([{ path: '/x/a', demo: 'A', facts }], extracts);
  return [...(demo?.rows ?? [])].flatMap(([path, ids]) => (ids.size > 0 ? [...ids] : [path]));
}
const of = 'widgets:Knob';

describe('findDemoRows', () => {
  it('finds props, slots and the members of a prop by way of its type', () => {
    expect(rows({ kind: 'attribute', of, name: 'marks' })).toEqual([knob.props[0]?.rowId]);
    expect(rows({ kind: 'attributeKey', of, attribute: 'slotProps', name: 'grip' })).toEqual([
      'Knob-css-grip',
    ]);
    expect(rows({ kind: 'attributeKey', of, attribute: 'marks', name: 'value' })).toEqual([
      'mark-type-prop-value',
    ]);
    expect(rows({ kind: 'heldMember', of, attribute: 'apiRef', name: 'turnTo' })).toEqual([
      'knob-api-prop-turnTo',
    ]);
  });

  it('finds nothing for names the reference does not have, or another product has', () => {
    expect(
      rows(
        { kind: 'attribute', of, name: 'sx' },
        { kind: 'attribute', of: 'gadgets:Knob', name: 'marks' },
        { kind: 'attributeKey', of, attribute: 'onTurn', name: 'value' },
        { kind: 'className', name: 'MuiOther-root' },
      ),
    ).toEqual([]);
  });

  it('finds members by type, by hook and by the names of aliases', () => {
    expect(rows({ kind: 'typeMember', of: 'widgets:Mark', name: 'value' })).toEqual([
      'mark-type-prop-value',
    ]);
    expect(rows({ kind: 'result', of: 'widgets:useKnob', name: 'turnTo' })).toEqual([
      'knob-api-prop-turnTo',
    ]);
    expect(rows({ kind: 'parameter', of: 'widgets:useKnob', name: 'step' })).toHaveLength(1);
  });

  it('finds hooks and listed exports that are referred to', () => {
    expect(rows({ kind: 'export', of: 'widgets:useKnob' })).toEqual([useKnob.path]);
    expect(rows({ kind: 'export', of: 'widgets:Mark' })).toEqual(['export-Mark']);
  });

  it('finds events by name and by the prop that listens to them', () => {
    expect(rows({ kind: 'event', product: 'widgets', name: 'turn' })).toEqual(['event-turn']);
    expect(rows({ kind: 'event', product: 'gadgets', name: 'turn' })).toEqual([]);
    expect(rows({ kind: 'attribute', of, name: 'onTurn' })).toContain('event-turn');
    const withoutRef = 'widgets:KnobPro';
    expect(rows({ kind: 'attribute', of: withoutRef, name: 'onTurn' })).not.toContain('event-turn');
  });

  it('finds classes by name and by helper; a shared one where the component is rendered', () => {
    const shared: DemoFact = { kind: 'className', name: 'MuiTurning-part' };
    expect(rows({ kind: 'className', name: 'MuiKnob-root' })).toEqual(['knob-classes-root']);
    expect(rows(shared)).toEqual([]);
    expect(rows({ kind: 'component', of: 'widgets:KnobPro' }, shared)).toEqual([
      'knob-pro-classes-shared',
    ]);
    const helper = (name: string): DemoFact => ({
      kind: 'exportMember',
      of: 'widgets:knobClasses',
      name,
    });
    expect(rows(helper('root'), helper('selected'), helper('none'))).toEqual([
      'knob-classes-root',
      'knob-classes-selected',
    ]);
  });
});
