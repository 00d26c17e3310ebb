import type { ComponentBlock, ExamplesBlock } from '#model/Block.ts';
import type { Page } from '#model/Page.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { chartExamples } from './chartExamples.ts';

/** Generates `::component{name="ChartExamples"}`: every demo of the page's product, with the question it answers. */
export async function chartExamplesBlock(
  _block: ComponentBlock,
  { section, language }: Pick<Page, 'section' | 'language'>,
  docs: Pick<Docs, 'config' | 'page' | 'navigation'>,
): Promise<ExamplesBlock> {
  return { kind: 'examples', examples: await chartExamples(docs, section, language) };
}
