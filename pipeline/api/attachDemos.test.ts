import { describe, expect, it } from 'vitest';
import { attachDemos } from './attachDemos.ts';
import { widgetsExtract } from './fixtures/widgetsApi.ts';

const demoUse = (path: string, demo: string, components: Record<string, string[]>) => ({
  path,
  demo,
  use: { components, types: {}, functions: [] },
});
const uses = [
  demoUse('/x/react-widgets/many', 'Everything', { Dial: ['label', 'maxValue', 'hand'] }),
  demoUse('/x/react-widgets/dial', 'BasicDial', { Dial: ['label'] }),
  demoUse('/x/react-widgets/dial', 'Limits', { Dial: ['maxValue', 'label'], Gauge: ['maxValue'] }),
];

describe('attachDemos', () => {
  const [dial] = widgetsExtract().pages;
  if (dial?.kind !== 'component') {
    throw new Error('The first page is the component Dial.');
  }
  const attached = attachDemos(dial, uses, (path) => path.toUpperCase());

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

  it('lists the demos of a prop, those that set little else first', () => {
    const props = attached.kind === 'component' ? attached.props : [];
    const demos = Object.fromEntries(
      props.map((prop) => [prop.name, prop.demos.flatMap((link) => link.demos)]),
    );
    expect(demos).toEqual({
      label: ['BasicDial', 'Limits', 'Everything'],
      maxValue: ['Limits', 'Everything'],
      hand: ['Everything'],
    });
  });
});
