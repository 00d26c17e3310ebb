import { describe, expect, it } from 'vitest';
import { cutChinese, platformSegmenter, segmentChinese } from './segmentChinese.ts';

describe('segmentChinese', () => {
  it('takes words of the dictionary and the pairs inside longer ones', () => {
    const dictionary = () => ['树形视图', '的', '选择'];
    expect(segmentChinese('树形视图的选择', dictionary)).toEqual([
      '树形视图',
      '树形',
      '形视',
      '视图',
      '的',
      '选择',
    ]);
  });

  it('falls back to pairs without a dictionary', () => {
    expect(segmentChinese('行选择', null)).toEqual(['行选', '选择']);
    expect(segmentChinese('行', null)).toEqual(['行']);
  });

  it('finds words with the dictionary of the platform', () => {
    expect(segmentChinese('选择', platformSegmenter())).toEqual(['选择']);
  });
});

describe('cutChinese', () => {
  const known = new Set(['选择', '行', '单元格', '单元']);
  const cut = (run: string) => cutChinese(run, (word) => known.has(word));

  it('takes the longest words the index knows', () => {
    expect(cut('单元格选择')).toEqual(['单元格', '选择']);
  });

  it('leaves characters it does not know alone', () => {
    expect(cut('行高选')).toEqual(['行', '高', '选']);
  });
});
