import { describe, expect, it } from 'vitest';
import { diffMarkdown, problemText } from './diffMarkdown.ts';
import { diffVersions } from './diffVersions.ts';
import type { VersionRecord } from './VersionRecord.ts';

const record: VersionRecord = {
  package: '@acme/widgets',
  versions: ['5.0.2', '5.1.0', '6.0.1', '6.2.0', '7.0.0'],
  missing: ['6.1'],
  texts: ['string', 'string | null', '10', '20'],
  exports: { Dial: '', Gauge: '+6.0', Knob: '-6.0', Old: '!6.2', Flip: '+5.1 -6.0' },
  members: {
    Dial: {
      prop: { value: ['~5.1 =7.0', 0, 1, 2, 3], hand: '+6.2', sweep: '-7.0' },
      slot: { root: '' },
    },
    Gauge: { prop: { arc: '+6.0' } },
    Knob: { prop: { turns: '-6.0' } },
  },
};

function changesOf(from: string, to: string) {
  const diff = diffVersions(record, from, to);
  return 'problem' in diff ? problemText(diff.problem) : diff.changes;
}

function summary(from: string, to: string) {
  const changes = changesOf(from, to);
  return typeof changes === 'string'
    ? changes
    : changes.map(({ change, owner, name }) => `${change} ${owner ?? ''}.${name}`);
}

describe('diffVersions', () => {
  it('lists what came, went, changed, and was deprecated in between', () => {
    expect(summary('5.0', '7.0')).toEqual([
      'added .Gauge',
      'removed .Knob',
      'deprecated .Old',
      'changed Dial.value',
      'added Dial.hand',
      'removed Dial.sweep',
    ]);
  });

  it('leaves out what lies outside, and what came and went again', () => {
    expect(summary('6.0', '6.2')).toEqual(['deprecated .Old', 'added Dial.hand']);
    expect(summary('5.0', '6.0')).not.toContain('added .Flip');
  });

  it('gives a change of type and default with the texts of both ends', () => {
    expect(changesOf('5.0', '7.0')).toContainEqual(
      expect.objectContaining({
        name: 'value',
        texts: [
          { what: 'type', before: 'string', after: 'string | null' },
          { what: 'default', before: '10', after: '20' },
        ],
      }),
    );
  });

  it.each([
    ['4.2', '7.0', 'Version 4.2 is older than the data, which starts with 5.0.'],
    ['6.0', '9.9', 'There is no version 9.9. The data covers 5.0 to 7.0.'],
    ['six', '7.0', 'There is no version six. The data covers 5.0 to 7.0.'],
    ['7.0', '6.0', 'Version 7.0 is newer than 6.0. Swap the two versions.'],
    ['6.1', '7.0', 'The registry no longer has 6.1. The closest version before it is 6.0.'],
  ])('answers %s to %s with a sentence', (from, to, sentence) => {
    expect(changesOf(from, to)).toBe(sentence);
  });

  it('takes patches and pre-releases for their minor', () => {
    expect(summary('5.0.2', '7.0.0')).toEqual(summary('5.0', '7.0'));
  });
});

describe('diffMarkdown', () => {
  it('writes a section per kind of change, with the guide', () => {
    const changes = changesOf('6.2', '7.0');
    const text = diffMarkdown(
      { package: '@acme/widgets', from: '6.2', to: '7.0' },
      typeof changes === 'string' ? [] : changes,
      ({ name }) => (name === 'sweep' ? 'https://docs/guide#sweep' : null),
    );
    expect(text).toBe(
      [
        '# @acme/widgets 6.2 → 7.0',
        '## Removed (1)',
        '- `sweep` (prop of `Dial`) in 7.0; https://docs/guide#sweep',
        '## Changed (1)',
        '- `value` (prop of `Dial`) in 7.0; default `10` → `20`',
      ].join('\n\n'),
    );
  });
});
