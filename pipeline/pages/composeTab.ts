import type { Api } from '#model/api/Api.ts';
import type { ApiLink } from '#model/api/ApiEntry.ts';
import { tabSections, sectionId } from '#model/api/apiSections.ts';
import { selectRowsForGuide } from '#model/api/selectRowsForGuide.ts';
import { kebabCase } from '#model/api/rowId.ts';
import type { Block, Heading } from '#model/Block.ts';
import type { DocsTab } from '#model/DocsTab.ts';
import type { Page } from '#model/Page.ts';
import { tabsBlock } from './composeGuide.ts';
import { tabPath } from './docsTabs.ts';
import type { ApiMessages } from '#pipeline/docs/messages.ts';

interface TabInput {
  /** The guide the tab belongs to. */
  guide: Page;
  tab: Exclude<DocsTab, 'demos'>;
  /** Everything the guide documents. */
  links: readonly ApiLink[];
  /** The APIs this tab shows. */
  apis: readonly Api[];
  messages: ApiMessages;
}

/** Composes an API tab of a guide. */
export function composeTab({ guide, tab, links, apis, messages }: TabInput): Page {
  return {
    ...guide,
    path: tabPath(guide.path, tab),
    headings: apis.flatMap((api) => headingsOf(api, guide.path, messages)),
    blocks: [
      tabsBlock(guide, tab, links, messages),
      ...apis.map(({ path }): Block => ({
        kind: 'api',
        part: { kind: 'tab', path, guide: guide.path },
      })),
    ],
    demos: [],
  };
}

function headingsOf(api: Api, guide: string, messages: ApiMessages): Heading[] {
  const sections = tabSections(selectRowsForGuide(api, guide).api);
  return [
    { id: kebabCase(api.name), text: api.name, level: 2 },
    ...sections.map((section): Heading => ({
      id: sectionId(section, api.name),
      text: messages.sections[section],
      level: 3,
    })),
  ];
}
