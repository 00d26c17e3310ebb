import { describe, expect, it } from 'vitest';
import { type ApiMember, type EventApi, noDescription, type SelectorApi } from '#model/api/Api.ts';
import { component, objectType, prop, widgetsExtract } from '#pipeline/api/fixtures/widgetsApi.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { cheatSheetBlock } from './cheatSheetBlock.ts';

const plain = (text: string) => ({ kind: 'plain' as const, tokens: [text] });
const callback = (...names: string[]) => ({
  signature: {
    parameters: names.map((name) => ({
      name,
      type: plain('DialParams<any>'),
      optional: false,
      description: noDescription,
    })),
    returns: { type: plain('void'), description: noDescription },
  },
});
const dial = component('DialPro', {
  props: [
    prop('DialPro', 'angle', { type: plain('number'), plan: 'pro' }),
    prop('DialPro', 'onAngleChange', callback('angle')),
    prop('DialPro', 'onPress', callback('params', 'event')),
    prop('DialPro', 'onRelease', callback('params', 'event')),
    prop('DialPro', 'onSpin', { ...callback('params', 'event'), deprecation: noDescription }),
  ],
});
const dialApi = objectType('DialApi', [
  prop('DialApi', 'turn', callback('params')),
  prop('DialApi', 'speed', { type: plain('number'), default: '2' }),
  prop('DialApi', 'size', { default: '24 if it has a label, 12 otherwise.' }),
]);

const member = (name: string, rowId: string): ApiMember => ({
  name,
  rowId,
  description: noDescription,
  deprecation: null,
  plan: null,
  demos: [],
});
const list = { ...objectType('List', []), path: '/x/api/widgets/list' };
const events: EventApi = {
  ...list,
  kind: 'events',
  events: [
    {
      ...member('press', 'event-press'),
      params: plain('DialParams<any>'),
      event: plain('React.MouseEvent'),
      listenerProp: 'onPress',
    },
    {
      ...member('unmount', 'event-unmount'),
      plan: 'pro',
      params: null,
      event: null,
      listenerProp: null,
    },
    {
      ...member('spin', 'event-spin'),
      deprecation: noDescription,
      params: null,
      event: null,
      listenerProp: null,
    },
  ],
};
const selectors: SelectorApi = {
  ...list,
  kind: 'selectors',
  categories: [
    {
      name: 'Turning',
      selectors: [
        {
          ...member('dialAngle', 'selector-dialAngle'),
          returns: plain('number'),
          extraParameters: [],
        },
        {
          ...member('dialMark', 'selector-dialMark'),
          plan: 'premium',
          returns: plain('Mark<any>'),
          extraParameters: [{ name: 'id', type: plain('MarkId') }],
        },
      ],
    },
  ],
};

/** The rows of a table as Markdown without addresses. */
async function write(part: string, of?: string): Promise<string[]> {
  const docs = openDocs(await writeMiniSite());
  const extract = widgetsExtract();
  const { markdown } = await cheatSheetBlock(
    { kind: 'component', name: 'CheatSheet', props: { part, ...(of && { of }) } },
    { section: 'widgets', language: 'en' },
    {
      ...docs,
      apiExtract: async () => ({
        ...extract,
        pages: [...extract.pages, dial, dialApi, events, selectors],
      }),
    },
  );
  return markdown
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split('\n')
    .filter((line) => !line.startsWith('| -'));
}

describe('cheatSheetBlock', () => {
  it('lists props with the callback that reports their changes', async () => {
    expect(await write('models', 'DialPro')).toEqual([
      '| Prop | Callback | Type | Plan |',
      '| [`angle`] | [`onAngleChange`] | `number` | Pro |',
    ]);
  });

  it('lists other callbacks by their arguments, without deprecated ones', async () => {
    expect(await write('callbacks', 'DialPro')).toEqual([
      '| Callback | Arguments | Plan |',
      '| [`onPress`], [`onRelease`] | `(params: DialParams, event)` | |',
    ]);
  });

  it('compares the callbacks of several components', async () => {
    expect(await write('callbacks', 'Dial DialPro')).toEqual([
      '| Callback | Arguments | [Dial] | [Dial Pro] |',
      '| [`onPress`], [`onRelease`] | `(params: DialParams, event)` | – | ✓ |',
    ]);
  });

  it('lists the methods and the properties of an object', async () => {
    expect(await write('methods', 'DialApi')).toEqual([
      '| Method | Arguments | Returns |',
      '| [`turn`] | `(params: DialParams)` | `void` |',
    ]);
    expect(await write('properties', 'DialApi')).toContain('| [`speed`] | `number` | `2` |');
    // A default in words is left to the reference.
    expect(await write('properties', 'DialApi')).toContain('| [`size`] | `string` | |');
  });

  it('puts props that the same components have in one row, the most common first', async () => {
    expect(await write('shared', 'Dial Gauge')).toEqual([
      '| Prop | [Dial] | [Gauge] |',
      '| [`maxValue`] | ✓ | ✓ |',
      '| [`label`] | ✓ | – |',
      '| [`unit`] | – | ✓ |',
    ]);
  });

  it('lists all events with the prop that listens to each, without deprecated ones', async () => {
    expect(await write('events')).toEqual([
      '| Name | Prop | Parameters | Plan |',
      '| [`press`] | `onPress` | `DialParams` | |',
      '| [`unmount`] | – | – | Pro |',
    ]);
  });

  it('lists all selectors by subject with their arguments', async () => {
    expect(await write('selectors')).toEqual([
      '| Name | Returns | Arguments | Plan |',
      '| **Turning** | | | |',
      '| [`dialAngle`] | `number` | | |',
      '| [`dialMark`] | `Mark` | `id: MarkId` | Premium |',
    ]);
  });

  it('refuses an unknown part and an unknown name', async () => {
    await expect(write('colors', 'Dial')).rejects.toThrow(
      'A cheat sheet has no part "colors": it has models, callbacks, methods, properties, shared, events, selectors.',
    );
    await expect(write('shared', 'Knob')).rejects.toThrow(
      'The API reference of widgets has no component or interface "Knob".',
    );
  });
});
