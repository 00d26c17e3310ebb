import { expect, it } from 'vitest';
import { qualityMarkdown } from '#pipeline/markdown-export/qualityMarkdown.ts';
import { exampleReport, exampleWriter } from './fixtures/exampleReport.ts';
import { qualityWriter } from './QualityWriter.ts';
import { relevanceSection } from './relevanceSection.ts';

it('relevanceSection shows both sets, and the reported one by kind and language', () => {
  expect(qualityMarkdown(relevanceSection(exampleReport, exampleWriter)).split('\n')).toEqual([
    'Relevance of search results by set of queries:',
    '',
    '| Set | Best answer first | Best answer in top 3 | Page in top 3 | nDCG@10 |',
    '| --- | --- | --- | --- | --- |',
    '| Reported (60 queries) | 50% | 75% | 80% | 0.625 |',
    '| Tuned (80 queries) | 70% | 85% | 90% | 0.645 |',
    '',
    'Relevance of search results for the reported queries:',
    '',
    '| Kind or language | Best answer first | Best answer in top 3 | Page in top 3 | nDCG@10 |',
    '| --- | --- | --- | --- | --- |',
    '| API names (10 queries) | 90% | 75% | 80% | 0.625 |',
    '| Features (10 queries) | 80% | 75% | 80% | 0.625 |',
    '| Questions (10 queries) | 30% | 75% | 80% | 0.625 |',
    '| Tasks (10 queries) | 33.3% | 75% | 80% | 0.625 |',
    '| Errors (10 queries) | 100% | 75% | 80% | 0.625 |',
    '| Setup and tools (10 queries) | 0% | 75% | 80% | 0.625 |',
    '| English (50 queries) | 60% | 75% | 80% | 0.625 |',
    '| 中文 (10 queries) | 10% | 75% | 80% | 0.625 |',
  ]);
});

it('relevanceSection is written in the language of the page', () => {
  expect(relevanceSection(exampleReport, qualityWriter('zh'))).toMatchObject([
    { head: ['查询集', '最佳答案居首', '最佳答案在前三', '页面在前三', 'nDCG@10'] },
    { head: ['种类或语言', '最佳答案居首', '最佳答案在前三', '页面在前三', 'nDCG@10'] },
  ]);
});
