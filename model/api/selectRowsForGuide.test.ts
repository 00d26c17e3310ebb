import { expect, it } from 'vitest';
import type { ApiClass, ApiProp, ComponentApi } from './Api.ts';
import { selectRowsForGuide } from './selectRowsForGuide.ts';

const guide = '/x/react-widgets/dial';
const prop = (name: string, pages: string[]) =>
  ({ name, demos: pages.map((path) => ({ path, title: path, demos: [] })) }) as unknown as ApiProp;

function component(classCount: number): ComponentApi {
  return {
    kind: 'component',
    props: [prop('used', [guide]), prop('unused', []), prop('elsewhere', ['/x/other'])],
    slots: [],
    classes: Array.from({ length: classCount }, () => ({}) as ApiClass),
  } as unknown as ComponentApi;
}

it('leaves a component of readable length whole', () => {
  const api = component(10);
  expect(selectRowsForGuide(api, guide)).toEqual({ api, wholeCount: null });
});

it('cuts a very long component down to the props the demos of the guide use', () => {
  const { api, wholeCount } = selectRowsForGuide(component(200), guide);
  expect(api).toMatchObject({ props: [{ name: 'used' }], slots: [], classes: [] });
  expect(wholeCount).toBe(3);
});
