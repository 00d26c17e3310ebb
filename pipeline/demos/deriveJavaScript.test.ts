import { describe, expect, it } from 'vitest';
import { deriveJavaScript } from './deriveJavaScript.ts';

const derive = (...lines: string[]) => deriveJavaScript(`${lines.join('\n')}\n`, 'Demo.tsx');
const text = (...lines: string[]) => `${lines.join('\n')}\n`;

describe('deriveJavaScript', () => {
  it('keeps comments and single blank lines', async () => {
    const source = [
      '// What it shows.',
      "import * as React from 'react';",
      '',
      '/** The value. */',
      'const value: number = 7; // of ten',
      '',
      'export default function Demo() {',
      '  // Nothing to see.',
      '',
      '  return <p>{value}</p>;',
      '}',
    ];
    const expected = text(...source).replace('value: number', 'value');
    expect(await derive(...source)).toBe(expected);
  });

  it('drops the type arguments of elements', async () => {
    expect(
      await derive(
        'export const Both = () => (',
        '  <Group<Size>>',
        '    <Choice<"small" | "large"> value={1} />',
        '  </Group>',
        ');',
      ),
    ).toBe(
      text(
        'export const Both = () => (',
        '  <Group>',
        '    <Choice value={1} />',
        '  </Group>',
        ');',
      ),
    );
  });

  it('drops interfaces, types and type-only imports without leaving holes', async () => {
    expect(
      await derive(
        "import type { Theme } from '@mui/material/styles';",
        "import { type Reading, readings } from './readings.data';",
        '',
        'interface Props {',
        '  value: number;',
        '}',
        '',
        "type Size = 'small' | 'large';",
        '',
        'export function Dial({ value }: Props, size?: Size): Theme | null {',
        '  const first: Reading | undefined = readings[0];',
        '  return null;',
        '}',
      ),
    ).toBe(
      text(
        "import { readings } from './readings.data';",
        '',
        'export function Dial({ value }, size) {',
        '  const first = readings[0];',
        '  return null;',
        '}',
      ),
    );
  });

  it('drops generics, assertions, satisfies and non-null marks', async () => {
    expect(
      await derive(
        'const seen = new Map<string, number[]>();',
        'const sizes = [1, 2] as const;',
        "const names = { a: 'b' } satisfies Record<string, string>;",
        'const first = (sizes[0] as number).toFixed();',
        'const found = seen.get(first)!;',
        'const identity = <T,>(value: T): T => value;',
        'const [state, setState] = React.useState<string | null>(null);',
      ),
    ).toBe(
      text(
        'const seen = new Map();',
        'const sizes = [1, 2];',
        "const names = { a: 'b' };",
        'const first = sizes[0].toFixed();',
        'const found = seen.get(first);',
        'const identity = (value) => value;',
        'const [state, setState] = React.useState(null);',
      ),
    );
  });

  it('refolds what became short enough for one line', async () => {
    expect(
      await derive(
        'const handleChange = (',
        '  event: React.ChangeEvent<HTMLInputElement>,',
        '  value: string | null,',
        ') => value;',
      ),
    ).toBe(text('const handleChange = (event, value) => value;'));
  });

  it.each([
    ['enum Size {', '  Small,', '}'],
    ['namespace Sizes {', '  export const small = 1;', '}'],
    ['class Size {', '  constructor(private value: number) {}', '}'],
  ])('refuses what cannot be written without types: %s', async (...lines) => {
    await expect(derive(...lines)).rejects.toThrow(
      /^Demo\.tsx holds ".+", which cannot be expressed without types\.$/s,
    );
  });
});
