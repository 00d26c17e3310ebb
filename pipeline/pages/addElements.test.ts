import { expect, it } from 'vitest';
import type { Block } from '#model/Block.ts';
import type { DemoSource } from '#model/DemoSource.ts';
import { addElements } from './addElements.ts';

const block = {
  kind: 'demo',
  name: 'DialPlayground',
  propControls: { component: 'Dial', apiPath: '/x/api/dial', controls: [], element: null },
} as unknown as Block;
const sources = (ts: string) =>
  [{ name: 'DialPlayground', variants: [{ files: [{ ts }] }] }] as unknown as DemoSource[];
const place = { file: 'content/dial/dial.md', lines: { DialPlayground: 7 } };

it('gives prop controls the element of their demo', () => {
  const demo =
    'export default function DialPlayground(props: Props) {\n  return <Dial size={3} {...props} />;\n}\n';
  const { blocks, problems } = addElements([block], sources(demo), place);
  expect(problems).toEqual([]);
  expect(blocks).toMatchObject([{ propControls: { element: { before: [{}, { prop: 'size' }] } } }]);
});

it.each([
  'export default function DialPlayground({ size }: Props) {\n  return <Dial size={size} />;\n}\n',
  'export default function DialPlayground({ ...props }: Props) {\n  return <Dial {...props} />;\n}\n',
])('refuses a demo that does not pass its props on: %j', (demo) => {
  const { problems } = addElements([block], sources(demo), place);
  expect(problems).toMatchObject([
    { line: 7, message: 'The demo "DialPlayground" does not pass its props on to Dial.' },
  ]);
});
