import { describe, expect, it } from 'vitest';
import { noDescription } from '#model/api/Api.ts';
import type { ApiRow } from '#model/api/apiRows.ts';
import type { TypeToken } from '#model/api/TypeText.ts';
import { isFolded, rowParts } from './rowParts.ts';

function row(tokens: TypeToken[], html: string, text: string, more: Partial<ApiRow> = {}): ApiRow {
  const type = { kind: 'plain' as const, tokens };
  return {
    kind: 'property',
    id: 'id',
    name: 'name',
    label: 'name',
    required: false,
    cells: [{ kind: 'type', type }, null],
    type,
    default: null,
    plan: null,
    description: { html, text, markdown: '' },
    deprecation: null,
    note: null,
    snippet: null,
    group: null,
    since: null,
    demos: [],
    ...more,
  };
}

const link = { text: 'Model', href: '/x/api/widgets/model' };

describe('rowParts', () => {
  it('has a short description in the line, and nothing to open', () => {
    const given = row(
      ['boolean'],
      '<p>If <code>true</code>, it is open.</p>',
      'If true, it is open.',
    );
    expect(rowParts(given)).toMatchObject({
      type: 'boolean',
      text: 'If <code>true</code>, it is open.',
      isCut: { type: false, text: false },
      fullType: null,
    });
    expect(isFolded(given)).toBe(false);
  });

  it('has the first words of a description with links or paragraphs, as plain text', () => {
    const given = row(['boolean'], '<p>A &lt; b.</p>\n<p>More.</p>', 'A < b.\nMore.');
    expect(rowParts(given)).toMatchObject({ text: 'A &lt; b.', isCut: { text: true } });
    expect(isFolded(given)).toBe(true);
  });

  it('lets a linked type follow, and after it everything else', () => {
    const given = row([link, '[]'], '<p>The model.</p>', 'The model.', { default: '[]' });
    expect(rowParts(given)).toMatchObject({
      type: 'Model[]',
      isCut: { type: true, text: true },
      fullType: given.type,
      fullDefault: '[]',
    });
  });

  it('leaves the links of a callback to the list of its parameters', () => {
    const signature = {
      parameters: [
        {
          name: 'model',
          type: row([link], '', '').type!,
          optional: false,
          description: noDescription,
        },
      ],
      returns: { type: row(['void'], '', '').type!, description: noDescription },
    };
    const given = row(['Listener<', link, '>'], '', '', { note: { kind: 'signature', signature } });
    expect(rowParts(given)).toMatchObject({ fullType: null, hasNote: true });
    const literal = row(['(model: ', link, ') => void'], '', '', {
      note: { kind: 'signature', signature },
    });
    expect(rowParts(literal)).toMatchObject({ fullType: literal.type, hasNote: false });
  });
});
