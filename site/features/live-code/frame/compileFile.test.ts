import { describe, expect, it } from 'vitest';
import { CodeFailure, toCodeError } from './CodeFailure.ts';
import { compileFile } from './compileFile.ts';

const source = `import * as React from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { Item } from './items';

interface Props extends ButtonProps {
  item: Item;
}

/* A comment
   of two lines */
export default function App({
  item,
}: Props): React.ReactNode {
  const label = \`one
two\`;
  return (
    <Button>
      {label as string}
    </Button>
  );
}
`;

function placeOf(name: string, text: string) {
  try {
    compileFile({ name, text });
  } catch (error) {
    return error instanceof CodeFailure ? error.position : null;
  }
  return null;
}

describe('compileFile', () => {
  it('keeps every line where it was', () => {
    const { code } = compileFile({ name: 'App.tsx', text: source });
    const lines = code.split('\n');
    expect(lines).toHaveLength(source.split('\n').length);
    const lineOf = (text: string, part: string) =>
      text.split('\n').findIndex((line) => line.includes(part));
    for (const part of ['function App(', 'const label', 'two`;', 'return (']) {
      expect(lineOf(code, part), part).toBe(lineOf(source, part));
    }
  });

  it('lists what is imported; types are not', () => {
    const { imports } = compileFile({ name: 'App.tsx', text: source });
    expect(imports).toContain('@mui/material/Button');
    expect(imports).toContain('react/jsx-runtime');
    expect(imports).not.toContain('./items');
  });

  it('tells where a syntax error is', () => {
    expect(placeOf('App.tsx', 'const a = 1;\nconst b = ;\n')).toMatchObject({
      file: 'App.tsx',
      line: 2,
    });
    expect(placeOf('App.jsx', '\n\nreturn <p>\n')).toMatchObject({ file: 'App.jsx' });
  });

  it('types are errors in JavaScript', () => {
    expect(placeOf('App.js', 'const a = 1;\nconst b: string = 2;\n')).toMatchObject({ line: 2 });
  });
});

describe('toCodeError', () => {
  it.each([
    ['Chromium', 'Error: No\n    at App (live:///App.tsx:12:5)\n    at render (react.js:1:1)'],
    ['Firefox', 'App@live:///App.tsx:12:5\nrender@react.js:1:1'],
    ['inside other code', 'Error: No\n    at r (react.js:1:1)\n    at live:///App.tsx:12:5'],
  ])('finds the reader’s line in the stack of %s', (_, stack) => {
    const error = Object.assign(new Error('No'), { stack });
    expect(toCodeError(error)).toEqual({
      message: 'Error: No',
      position: { file: 'App.tsx', line: 12, column: null },
    });
  });

  it('says so when there is none, or when something else was thrown', () => {
    const error = Object.assign(new TypeError('No'), { stack: 'at react.js:1:1' });
    expect(toCodeError(error)).toEqual({ message: 'TypeError: No', position: null });
    expect(toCodeError('text')).toEqual({ message: 'Thrown: text', position: null });
  });
});

function failureOf(text: string): CodeFailure | null {
  try {
    compileFile({ name: 'App.tsx', text });
    return null;
  } catch (error) {
    return error as CodeFailure;
  }
}

describe('checkTags', () => {
  it.each([
    'const a = <p>text</p>;',
    'const a = <A.B x={<c/>} y="1"><>t{1}</></A.B>;',
    'const a = <List<string> items={[]}><li /></List>;',
    'const a = <a href="/x" />;',
    'const a = (b: number) => b < 3 && b > 1;',
    'const a = <div>{[1].map((n) => <p key={n}>{n < 2 ? <b>1</b> : null}</p>)}</div>;',
    'const a = <div a={() => <p>{"</q>"}</p>}>&lt;/p&gt;</div>;',
  ])('%s is fine', (text) => {
    expect(failureOf(text)).toBeNull();
  });

  it.each([
    ['const a = <p>text</q>;', 1],
    ['const a = (\n  <div>\n    <p>text</div>\n  </p>\n);', 3],
    ['const a = <A.B>\n</A.C>;', 2],
    ['const a = <>\n</p>;', 2],
  ])('%s is not', (text, line) => {
    expect(failureOf(text)?.position).toMatchObject({ file: 'App.tsx', line });
  });

  it('says which element was expected to end', () => {
    expect(failureOf('const a = <p>text</q>;')?.message).toBe(
      'SyntaxError: Expected </p> for the <p> of line 1, found </q>',
    );
  });
});
