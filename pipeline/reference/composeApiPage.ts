import type { Api } from '#model/api/Api.ts';
import { apiSections, categoryId, sectionId } from '#model/api/apiSections.ts';
import { fillSlots } from '#model/fillSlots.ts';
import type { Heading } from '#model/Heading.ts';
import type { Language } from '#model/Language.ts';
import type { Page } from '#model/Page.ts';
import { generatedPage } from './generatedPage.ts';
import type { ReferenceStrings } from './ReferenceStrings.ts';

interface ApiPageInput {
  api: Api;
  /** Name of the product as readers know it. */
  productName: string;
  language: Language;
  strings: ReferenceStrings;
}

/** A value of the API reference → its page. */
export function composeApiPage({ api, productName, language, strings }: ApiPageInput): Page {
  const values = { name: api.name, product: productName };
  const packageName = /'(?<name>@mui\/[^/']+)/.exec(api.imports[0] ?? '')?.groups?.name ?? null;
  return generatedPage({
    path: api.path,
    language,
    product: api.product,
    title: apiTitle(api, productName, strings),
    description: fillSlots(strings.descriptions[api.kind], values),
    plan: api.plan,
    packageName,
    ads: api.kind === 'component',
    headings: headingsOf(api, strings),
    part: { kind: 'page', path: api.path },
  });
}

/** Title of a page of the reference: that of its export, or of the list it is. */
export function apiTitle(
  api: Pick<Api, 'kind' | 'name'>,
  productName: string,
  strings: Pick<ReferenceStrings, 'titles' | 'pageTitle'>,
): string {
  const { kind, name } = api;
  const pattern =
    kind === 'events' || kind === 'selectors' || kind === 'exports'
      ? strings.titles[kind]
      : strings.pageTitle;
  return fillSlots(pattern, { name, product: productName });
}

function headingsOf(api: Api, strings: ReferenceStrings): Heading[] {
  const sections = apiSections(api).map((section): Heading => ({
    id: sectionId(section, null),
    text: strings.sections[section],
    level: 2,
  }));
  const categories =
    api.kind === 'selectors'
      ? api.categories.map(({ name }): Heading => ({ id: categoryId(name), text: name, level: 2 }))
      : [];
  return [...sections, ...categories];
}
