import { apiGroups } from '#model/api/ApiEntry.ts';
import type { ComponentBlock, ProseBlock } from '#model/Block.ts';
import type { Page } from '#model/Page.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { escapeMarkdown, markdownTable } from '#pipeline/text/markdownSyntax.ts';
import { markdownBlock } from './markdownBlock.ts';

/** Generates `::component{name="ApiProducts"}`: the index of each product's reference, and how much of each kind is in it. */
export async function apiProductsBlock(
  _block: ComponentBlock,
  { language }: Pick<Page, 'language'>,
  { config, apis }: Pick<Docs, 'config' | 'apis'>,
): Promise<ProseBlock> {
  const { kinds, productColumn } = config.messages[language].api;
  const entries = await apis();
  const columns = ['component', 'hook', 'interface'] as const;
  const rows = config.sections.flatMap(({ product }) => {
    const groups = apiGroups(entries.filter((entry) => entry.product === product?.folder));
    if (!product || groups.length === 0) {
      return [];
    }
    const counts = columns.map((kind) => {
      const count = groups.find((group) => group.kind === kind)?.entries.length ?? 0;
      return count === 0 ? '–' : `[${count}](${product.apiPath}#${kind}s)`;
    });
    return [[`[${escapeMarkdown(product.name)}](${product.apiPath})`, ...counts]];
  });
  const head = [productColumn, ...columns.map((kind) => kinds[kind])];
  return markdownBlock(markdownTable(head, rows), {
    language,
    origin: config.origin,
    className: 'api-products',
  });
}
