import type { Api } from '#model/api/Api.ts';
import type { ApiLink } from '#model/api/ApiLink.ts';
import { tabSections, sectionId } from '#model/api/apiSections.ts';
import { cutForGuide } from '#model/api/cutForGuide.ts';
import { kebabCase } from '#model/api/rowId.ts';
import type { Block } from '#model/Block.ts';
import type { DocsTab } from '#model/DocsTab.ts';
import type { Heading } from '#model/Heading.ts';
import type { Page } from '#model/Page.ts';
import { tabsBlock } from './composeGuide.ts';
import { tabPath } from './docsTabs.ts';
import type { ReferenceStrings } from './ReferenceStrings.ts';

interface TabInput {
  /** The Markdown page the tab belongs to. */
  guide: Page;
  tab: Exclude<DocsTab, 'demos'>;
  /** Everything the guide documents. */
  links: readonly ApiLink[];
  /** The values of those this tab shows. */
  apis: readonly Api[];
  strings: ReferenceStrings;
}

/** A guide and the reference of what it documents → a tab of the guide's page. */
export function composeTab({ guide, tab, links, apis, strings }: TabInput): Page {
  return {
    ...guide,
    path: tabPath(guide.path, tab),
    headings: apis.flatMap((api) => headingsOf(api, guide.path, strings)),
    blocks: [
      tabsBlock(guide, tab, links, strings),
      ...apis.map(({ path }): Block => ({
        kind: 'api',
        part: { kind: 'tab', path, guide: guide.path },
      })),
    ],
    demos: [],
  };
}

/** Which kind of export a tab shows. */
export function kindOfTab(tab: Exclude<DocsTab, 'demos'>): ApiLink['kind'] {
  return tab === 'components-api' ? 'component' : 'hook';
}

function headingsOf(api: Api, guide: string, strings: ReferenceStrings): Heading[] {
  const sections = tabSections(cutForGuide(api, guide).api);
  return [
    { id: kebabCase(api.name), text: api.name, level: 2 },
    ...sections.map((section): Heading => ({
      id: sectionId(section, api.name),
      text: strings.sections[section],
      level: 3,
    })),
  ];
}
