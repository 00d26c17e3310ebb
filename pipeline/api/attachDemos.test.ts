import { describe, expect, it } from 'vitest';
import { attachDemos } from './attachDemos.ts';
import { widgetsExtract } from './fixtures/widgetsApi.ts';

const [dial] = widgetsExtract().pages;
if (dial?.kind !== 'component') {
  throw new Error('The first page is the component Dial.');
}
const placed = (path: string, demo: string, rows: Record<string, string[]>) => ({
  path,
  demo,
  rows: new Map(Object.entries(rows).map(([page, ids]) => [page, new Set(ids)])),
});
const demos = [
  placed('/x/react-widgets/many', 'Everything', {
    [dial.path]: ['dial-prop-label', 'dial-prop-maxValue', 'dial-prop-hand', 'Dial-css-hand'],
  }),
  placed('/x/react-widgets/dial', 'BasicDial', { [dial.path]: ['dial-prop-label'] }),
  placed('/x/react-widgets/dial', 'Limits', {
    [dial.path]: ['dial-prop-maxValue', 'dial-prop-label'],
    '/x/api/widgets/gauge': ['gauge-prop-maxValue'],
  }),
  placed('/x/react-widgets/gauge', 'BasicGauge', { '/x/api/widgets/gauge': [] }),
];

describe('attachDemos', () => {
  const attached = attachDemos(dial, demos, (path) => path.toUpperCase());
  if (attached.kind !== 'component') {
    throw new Error('The page stays a component.');
  }
  const names = (rows: readonly { name: string; demos: { demos: string[] }[] }[]) =>
    Object.fromEntries(rows.map((row) => [row.name, row.demos.flatMap((link) => link.demos)]));

  it('lists the demos of a component by page', () => {
    expect(attached.demos).toEqual([
      {
        path: '/x/react-widgets/dial',
        title: '/X/REACT-WIDGETS/DIAL',
        demos: ['BasicDial', 'Limits'],
      },
      { path: '/x/react-widgets/many', title: '/X/REACT-WIDGETS/MANY', demos: ['Everything'] },
    ]);
  });

  it('lists the demos of a row, those that use little else first', () => {
    expect(names(attached.props)).toEqual({
      label: ['BasicDial', 'Limits', 'Everything'],
      maxValue: ['Limits', 'Everything'],
      hand: ['Everything'],
    });
    expect(names(attached.slots)).toEqual({ hand: ['Everything'] });
  });
});
