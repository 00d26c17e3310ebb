import { contentConfig } from '#pipeline/contentConfig.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { createQualityBlock } from './qualityBlock.ts';

/** Opens the documentation of the real site, including the blocks of its quality page. */
export function openSiteDocs(root: string, options: { watching: boolean }): Docs {
  return openDocs(contentConfig(root, options), { QualityReport: createQualityBlock() });
}
