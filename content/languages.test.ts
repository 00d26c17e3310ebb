import { describe, expect, it } from 'vitest';
import { defaultLanguage, languageCodes } from '#model/Language.ts';
import { languages } from './languages.ts';

describe('languages', () => {
  it('S3.5 English is finished, Chinese in progress, both are prerendered', () => {
    expect(defaultLanguage).toBe('en');
    expect(languageCodes).toEqual(['en', 'zh']);
    expect(Object.keys(languages)).toEqual([...languageCodes]);
    expect(languageCodes.filter((code) => languages[code].isFinished)).toEqual(['en']);
    expect(languageCodes.map((code) => languages[code].label)).toEqual(['English', '中文']);
  });
});
