import type { Page } from '#model/Page.ts';
import type { BlockGenerators, Docs } from '#pipeline/docs/Docs.ts';

/** Replaces each component block that has a generator with the block it computes. */
export async function generateBlocks(
  page: Page,
  generators: BlockGenerators,
  docs: Docs,
): Promise<Page> {
  const blocks = await Promise.all(
    page.blocks.map(async (block) => {
      const generate = block.kind === 'component' ? generators[block.name] : undefined;
      return block.kind === 'component' && generate ? generate(block, page, docs) : block;
    }),
  );
  return { ...page, blocks };
}
