import { expect, it } from 'vitest';
import { sourceWithProps } from './sourceWithProps.ts';

const demo = (parameter: string) =>
  `const data = [1];\n\nexport default function Dial(${parameter}) {\n  return <Gauge {...props} />;\n}\n`;

it('makes the props of a demo a constant of its own', () => {
  const text = sourceWithProps(demo('props: DialProps'), { dense: true, size: 3, label: "it's" });
  expect(text).toContain(
    "export default function Dial() {\n  const props: DialProps = { dense: true, size: 3, label: 'it\\'s' };\n\n  return",
  );
});

it('writes JavaScript without a type, and one prop per line when there are many', () => {
  expect(sourceWithProps(demo('props'), {})).toContain('  const props = {};\n');
  const values = { orientation: 'horizontal', label: 'Wind over the harbor', size: 12000000 };
  expect(sourceWithProps(demo('props'), values)).toContain(
    "  const props = {\n    orientation: 'horizontal',\n    label: 'Wind over the harbor',\n    size: 12000000,\n  };\n",
  );
});
