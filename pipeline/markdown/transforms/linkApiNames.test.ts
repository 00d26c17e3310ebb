import { expect, it } from 'vitest';
import { parseBody } from '#pipeline/markdown/fixtures/parseBody.ts';

it('linkApiNames notes what prose calls a prop', async () => {
  const { propMentions } = await parseBody([
    'The `first` prop, `second` and `third` props.',
    'Write `<Dial fourth={{ a: 1 }} fifth="x" sixth />`, not `<div title="x">` or `seventh={1}`.',
  ]);
  expect(propMentions).toEqual([
    { prop: 'first', component: null, line: 5 },
    { prop: 'third', component: null, line: 5 },
    { prop: 'fourth', component: 'Dial', line: 6 },
    { prop: 'fifth', component: 'Dial', line: 6 },
    { prop: 'sixth', component: 'Dial', line: 6 },
  ]);
});
