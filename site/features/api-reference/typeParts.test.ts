import { describe, expect, it } from 'vitest';
import { breakObjects, plainText, typeParts } from './typeParts.ts';

const member = (text: string) => [text];

describe('typeParts', () => {
  it('shows a short union whole', () => {
    const members = ["'compact'", "'standard'", "'comfortable'"].map(member);
    const parts = typeParts({ kind: 'union', members });
    expect(parts.kind === 'whole' && plainText(parts.tokens)).toBe(
      "'compact' | 'standard' | 'comfortable'",
    );
  });

  it('folds a long union after its first members and loses none', () => {
    const members = Array.from({ length: 12 }, (_, index) => member(`'alternative-${index}'`));
    const parts = typeParts({ kind: 'union', members });
    if (parts.kind !== 'folded union') {
      throw new Error(parts.kind);
    }
    expect(parts.restCount).toBe(8);
    expect(`${plainText(parts.visible)} | ${plainText(parts.rest)}`).toBe(
      members.flat().join(' | '),
    );
  });

  it('folds a long type behind its beginning', () => {
    const text = `{ ${Array.from({ length: 12 }, (_, index) => `property${index}: string`).join('; ')} }`;
    const parts = typeParts({ kind: 'plain', tokens: [text] });
    expect(parts).toMatchObject({
      kind: 'folded type',
      preview: '{ property0: string; property1: string; property2: …',
    });
  });

  it('puts the properties of an object on lines and leaves templates alone', () => {
    const link = { text: 'GridColDef', href: '/x/api/data-grid/grid-col-def' };
    const tokens = ['{ a: string; [k: `aria-${string}`]: ', link, '; b: { c: 1 } }'];
    expect(plainText(breakObjects(tokens))).toBe(
      '{\n  a: string;\n  [k: `aria-${string}`]: GridColDef;\n  b: {\n    c: 1;\n  };\n}',
    );
  });
});
