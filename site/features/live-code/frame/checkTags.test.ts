import { describe, expect, it } from 'vitest';
import type { CodeFailure } from './CodeFailure.ts';
import { compileFile } from './compileFile.ts';

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
    expect(failureOf(text)?.place).toMatchObject({ file: 'App.tsx', line });
  });

  it('says which element was expected to end', () => {
    expect(failureOf('const a = <p>text</q>;')?.message).toBe(
      'SyntaxError: Expected </p> for the <p> of line 1, found </q>',
    );
  });
});
