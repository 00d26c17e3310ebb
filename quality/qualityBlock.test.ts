import { describe, expect, it, vi } from 'vitest';
import type { QualityPiece } from '#model/QualityPiece.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { exampleReport } from './fixtures/exampleReport.ts';
import { createQualityBlock } from './qualityBlock.ts';

const readReport = vi.fn(async () => exampleReport);

/** The pieces that a page with these component blocks gets. */
async function generate(blocks: string, language: 'en' | 'zh' = 'en'): Promise<QualityPiece[][]> {
  const config = await writeMiniSite({
    'guides/setup/setup.md': `---\ntitle: A\ndescription: B.\n---\n\nText.\n\n${blocks}\n`,
  });
  const docs = openDocs(config, { QualityReport: createQualityBlock(readReport) });
  const page = await docs.visiblePage('/x/guides/setup', language);
  return (page?.blocks ?? []).flatMap((block) => (block.kind === 'quality' ? [block.pieces] : []));
}

describe('createQualityBlock', () => {
  it('replaces a block with the part of the report it asks for', async () => {
    const part = '::component{name="QualityReport" part="pages"}';
    const [english] = await generate(part);
    expect(english).toMatchObject([
      { kind: 'table', head: ['Kind', 'English', '中文'] },
      { kind: 'table', head: ['Text', 'English', '中文'] },
    ]);
    const [chinese] = await generate(part, 'zh');
    expect(chinese).toMatchObject([{ head: ['种类', 'English', '中文'] }, {}]);
  });

  it('reads the report once for all blocks', async () => {
    readReport.mockClear();
    const block = '::component{name="QualityReport" part="summary"}';
    expect(await generate(`${block}\n\n${block}`)).toHaveLength(2);
    expect(readReport).toHaveBeenCalledTimes(1);
  });

  it('leaves other blocks as they are', async () => {
    expect(await generate('::component{name="ProductCards"}')).toEqual([]);
  });

  it('lists the parts that exist if a page asks for another', async () => {
    await expect(generate('::component{name="QualityReport" part="colors"}')).rejects.toThrow(
      'The quality report has no part "colors": it has summary, pages, budgets, peers, visit, snapshots, relevance, requirements, api, versions, history.',
    );
  });
});
