import { describe, expect, it } from 'vitest';
import type { QualityPiece } from '#model/quality/QualityPiece.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { exampleReport } from './fixtures/exampleReport.ts';
import { fillQuality } from './fillQuality.ts';

/** The pieces a page with one component block gets. */
async function fill(block: string, language: 'en' | 'zh' = 'en'): Promise<QualityPiece[][]> {
  const config = await writeMiniSite({
    'guides/setup/setup.md': `---\ntitle: A\ndescription: B.\n---\n\nText.\n\n${block}\n`,
  });
  const page = await openDocs(config).page('/x/guides/setup', language);
  if (!page) {
    throw new Error('The page is missing.');
  }
  const filled = await fillQuality(page, { config, quality: async () => exampleReport });
  expect(filled.blocks).toHaveLength(2);
  expect(filled.blocks[0]).toBe(page.blocks[0]);
  return filled.blocks.flatMap((each) => (each.kind === 'quality' ? [each.pieces] : []));
}

describe('fillQuality', () => {
  it('puts a part of the report in the place of the block that asks for it', async () => {
    const part = '::component{name="QualityReport" part="pages"}';
    const [english] = await fill(part);
    expect(english).toMatchObject([
      { kind: 'table', head: ['Kind', 'English', '中文'] },
      { kind: 'table', head: ['Text', 'English', '中文'] },
    ]);
    const [chinese] = await fill(part, 'zh');
    expect(chinese).toMatchObject([{ head: ['种类', 'English', '中文'] }, {}]);
  });

  it('leaves other blocks alone', async () => {
    expect(await fill('::component{name="ProductCards"}')).toEqual([]);
  });

  it('names the parts there are when a page asks for another', async () => {
    await expect(fill('::component{name="QualityReport" part="colours"}')).rejects.toThrow(
      'The quality report has no part "colours": it has summary, pages, budgets, visit, requirements, api, versions.',
    );
  });
});
