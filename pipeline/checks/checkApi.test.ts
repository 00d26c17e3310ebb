import { describe, expect, it } from 'vitest';
import { widgetsExtract } from '#pipeline/api/fixtures/widgetsApi.ts';
import { checkScope, countApi } from './checkApi.ts';
import { checkPage } from './checkApiMentions.ts';

const scope = {
  product: 'widgets',
  path: '/x/api/widgets',
  packages: ['@mui/x-widgets'],
  interfaces: ['DialApiRef'],
  eventLookup: null,
  ignored: [{ exports: /dial\w+/, reason: 'for tests' }],
};
const messages = (problems: { message: string }[]) => problems.map(({ message }) => message);

describe('checkScope', () => {
  it('is content when every export is on a page or ignored', () => {
    expect(checkScope(scope, widgetsExtract(), 'api.ts')).toEqual([]);
  });

  it('finds an export that is neither documented nor ignored', () => {
    const extract = widgetsExtract();
    extract.exports.push({ name: 'Knob', href: null, ignored: null });
    extract.exports.push({ name: 'KnobProps', href: '/x/api/widgets/knob', ignored: null });
    expect(messages(checkScope(scope, extract, 'api.ts'))).toEqual([
      'The export Knob is documented nowhere.',
      'The export KnobProps is documented nowhere.',
    ]);
  });

  it('finds entries that an upgrade has left behind', () => {
    const stale = {
      ...scope,
      interfaces: ['DialApiRef', 'KnobApi'],
      ignored: [...scope.ignored, { exports: ['oldThing'], reason: 'gone' }],
    };
    expect(messages(checkScope(stale, widgetsExtract(), 'api.ts'))).toEqual([
      'The packages export no KnobApi.',
      'Nothing is left of the ignored oldThing.',
    ]);
  });
});

describe('checkPage', () => {
  const page = {
    file: 'dial.md',
    subject: { components: ['Dial'], hooks: [] as string[] },
    propMentions: [] as { prop: string; component: string | null; line: number }[],
  };
  const check = (more: Partial<typeof page>) =>
    messages(checkPage({ ...page, ...more }, [widgetsExtract()]));

  it('finds components and hooks the packages do not have', () => {
    const subject = { components: ['Dial', 'Knob'], hooks: ['useKnob'] };
    expect(check({ subject })).toEqual([
      'The front matter names the component Knob, which the installed packages do not have.',
      'The front matter names the hook useKnob, which the installed packages do not have.',
    ]);
  });

  it('finds props that no component takes, inherited ones included', () => {
    const mention = (prop: string, component: string | null = null) => ({
      prop,
      component,
      line: 7,
    });
    const propMentions = [
      mention('maxValue'),
      mention('onClick'),
      mention('key', 'Dial'),
      mention('minValue'),
      mention('minValue', 'Dial'),
      mention('unit', 'Dial'),
      mention('sx', 'Dial'),
      mention('minValue', 'SomebodyElses'),
    ];
    expect(check({ propMentions })).toEqual([
      'The text names the prop minValue, which the installed packages do not have.',
      'The text names the prop minValue of Dial, which the installed packages do not have.',
      'The text names the prop unit of Dial, which the installed packages do not have.',
    ]);
  });

  it('says nothing about props on a page that documents no component', () => {
    const propMentions = [{ prop: 'minValue', component: null, line: 7 }];
    expect(check({ subject: { components: [], hooks: [] }, propMentions })).toEqual([]);
  });
});

it('countApi counts pages and rows beside the exports', () => {
  expect(countApi(widgetsExtract())).toMatchObject({
    pages: 3,
    components: 2,
    props: 5,
    slots: 1,
    properties: 2,
    'public exports': 5,
    ignored: 1,
  });
});
