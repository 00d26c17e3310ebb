import type { ComponentBlock, ProseBlock } from '#model/Block.ts';
import type { Page } from '#model/Page.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { readReleases } from '#pipeline/packages/readReleases.ts';
import { markdownTable } from '#pipeline/text/markdownSyntax.ts';
import { markdownBlock } from './markdownBlock.ts';

/** Generates `::component{name="News" product="charts"}`: what releases brought to a product, newest first. */
export async function newsBlock(
  { props }: ComponentBlock,
  { language }: Pick<Page, 'language'>,
  { config }: Pick<Docs, 'config'>,
): Promise<ProseBlock> {
  const entries = config.news[props.product ?? ''];
  if (!entries) {
    throw new Error(`There is no news for the product "${props.product}".`);
  }
  const { news, api } = config.messages[language];
  const releases = readReleases(config.root);
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const rows = entries.map(({ version, component, text, href, plan }) => {
    const day = releases.get(version)?.day;
    if (day === undefined) {
      throw new Error(`The changelog has no version ${version}.`);
    }
    return [
      version,
      days.format(new Date(day)),
      `\`${component}\``,
      `[${text}](${href})${plan ? ` (${api.plans[plan]})` : ''}`,
    ];
  });
  const head = [news.version, news.date, news.component, news.change];
  return markdownBlock(markdownTable(head, rows), {
    language,
    origin: config.origin,
    className: 'news',
  });
}
