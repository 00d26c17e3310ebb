import type { ComponentBlock, ProseBlock } from '#model/Block.ts';
import type { Page } from '#model/Page.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { eventTable, selectorTable } from './apiListTables.ts';
import {
  callbackTable,
  describeApi,
  methodTable,
  modelTable,
  propertyTable,
  sharedTable,
} from './cheatSheetTables.ts';
import { markdownBlock } from './markdownBlock.ts';

/** Tables by the name in `::component{name="CheatSheet" part="…" of="…"}`. */
const tables = new Map([
  ['models', modelTable],
  ['callbacks', callbackTable],
  ['methods', methodTable],
  ['properties', propertyTable],
  ['shared', sharedTable],
]);

/** Lists of everything of a kind that the product has, by the name in `::component{name="CheatSheet" part="…"}`. */
const lists = new Map([
  ['events', eventTable],
  ['selectors', selectorTable],
]);

/**
 * Generates a table of a cheat sheet from the types of the components and interfaces that `of` names, or a list of
 * the whole product.
 */
export async function cheatSheetBlock(
  { props }: ComponentBlock,
  { section: product, language }: Pick<Page, 'section' | 'language'>,
  docs: Pick<Docs, 'config' | 'apiExtract'>,
): Promise<ProseBlock> {
  const { messages, origin } = docs.config;
  const { pages } = await docs.apiExtract(product);
  const writeList = lists.get(props.part ?? '');
  if (writeList) {
    const list = writeList(pages, messages[language].api);
    return markdownBlock(list, { language, origin, className: 'api-list' });
  }
  const write = tables.get(props.part ?? '');
  if (!write) {
    const known = [...tables.keys(), ...lists.keys()].join(', ');
    throw new Error(`A cheat sheet has no part "${props.part}": it has ${known}.`);
  }
  const described = (props.of ?? '').split(/\s+/).map((name) => {
    const api = pages.find((page) => page.name === name);
    const found = api && describeApi(api);
    if (!found) {
      throw new Error(`The API reference of ${product} has no component or interface "${name}".`);
    }
    return found;
  });
  const markdown = write(described, messages[language].api);
  return markdownBlock(markdown, { language, origin, className: 'cheat-sheet' });
}
