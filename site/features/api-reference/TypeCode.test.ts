import { describe, expect, it } from 'vitest';
import { tokensToString } from '#model/api/TypeText.ts';
import { breakObjects, foldType } from './TypeCode.tsx';

const member = (text: string) => [text];

describe('foldType', () => {
  it('shows a short union whole', () => {
    const members = ["'compact'", "'standard'", "'comfortable'"].map(member);
    const folded = foldType({ kind: 'union', members });
    expect(folded.kind === 'whole' && tokensToString(folded.tokens)).toBe(
      "'compact' | 'standard' | 'comfortable'",
    );
  });

  it('folds a long union after its first members and loses none', () => {
    const members = Array.from({ length: 12 }, (_, index) => member(`'alternative-${index}'`));
    const folded = foldType({ kind: 'union', members });
    if (folded.kind !== 'folded union') {
      throw new Error(folded.kind);
    }
    expect(folded.restCount).toBe(8);
    expect(`${tokensToString(folded.visible)} | ${tokensToString(folded.rest)}`).toBe(
      members.flat().join(' | '),
    );
  });

  it('folds a long type behind its beginning', () => {
    const text = `{ ${Array.from({ length: 12 }, (_, index) => `property${index}: string`).join('; ')} }`;
    const folded = foldType({ kind: 'plain', tokens: [text] });
    expect(folded).toMatchObject({
      kind: 'folded type',
      preview: '{ property0: string; property1: string; property2: …',
    });
  });

  it('puts the properties of an object on lines and leaves templates alone', () => {
    const link = { text: 'GridColDef', href: '/x/api/data-grid/grid-col-def' };
    const tokens = ['{ a: string; [k: `aria-${string}`]: ', link, '; b: { c: 1 } }'];
    expect(tokensToString(breakObjects(tokens))).toBe(
      '{\n  a: string;\n  [k: `aria-${string}`]: GridColDef;\n  b: {\n    c: 1;\n  };\n}',
    );
  });
});
