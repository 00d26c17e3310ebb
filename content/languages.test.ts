import { describe, expect, it } from 'vitest';
import { languageConfig, themeLanguages } from './languages.ts';

describe('languageConfig', () => {
  it('S3.5 English is finished, Chinese in progress, both are prerendered', () => {
    expect(languageConfig).toEqual({
      defaultLanguage: 'en',
      languages: ['en'],
      languagesInProgress: ['zh'],
      prerendered: ['en', 'zh'],
      labels: { en: 'English', zh: '中文' },
    });
  });

  it('S3.5 themes know Portuguese as well', () => {
    expect(themeLanguages).toEqual(['en', 'zh', 'pt']);
  });
});
