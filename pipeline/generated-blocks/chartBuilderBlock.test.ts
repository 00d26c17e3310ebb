import { expect, it } from 'vitest';
import { component, objectType, prop } from '#pipeline/api/fixtures/widgetsApi.ts';
import { chartForm } from './chartBuilderBlock.ts';

const union = (...members: string[]) => ({
  kind: 'union' as const,
  members: members.map((member) => [member]),
});
const pages = [
  {
    ...component('Dial', { props: [prop('Dial', 'angle', { type: union('number', 'string') })] }),
    imports: ["import { Dial } from '@acme/widgets/Dial';"],
  },
  objectType('DialSeries', [
    prop('DialSeries', 'label', { type: union('string', '(place: Place) => string') }),
    prop('DialSeries', 'data', { type: { kind: 'plain', tokens: ['number[]'] } }),
  ]),
];
const plan = (props: string[]) => ({
  component: 'Dial',
  reading: 'dataset' as const,
  parts: {
    chart: { of: 'Dial', props: ['angle'] },
    series: { of: 'DialSeries', props },
  },
});

it('makes the controls of each part from the types; a value that may be computed is a value', () => {
  expect(chartForm(plan(['label']), pages)).toMatchObject({
    module: '@acme/widgets/Dial',
    controls: {
      chart: [{ prop: 'angle', kind: 'number' }],
      series: [{ prop: 'label', kind: 'text' }],
      legend: [],
    },
  });
});

it('refuses a name that the types do not have, or have no control for', () => {
  expect(() => chartForm(plan(['gone']), pages)).toThrow('DialSeries has no prop gone');
  expect(() => chartForm(plan(['data']), pages)).toThrow('DialSeries has no prop data');
});
