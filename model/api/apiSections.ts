import type { Api } from './Api.ts';
import type { PropGroup } from './PropGroup.ts';
import { kebabCase } from './rowId.ts';

/** Sections of an API page. */
export type ApiSection =
  | 'demos'
  | 'import'
  | 'props'
  | 'properties'
  | 'parameters'
  | 'parameterProperties'
  | 'returnValue'
  | 'inheritance'
  | 'themeDefaultProps'
  | 'slots'
  | 'classes'
  | 'events'
  | 'selectors'
  | 'exports'
  | 'sourceCode';

/** The sections of an API page that have something to say, in the order readers know. */
export function apiSections(api: Api): ApiSection[] {
  const own = ownSections(api);
  return [
    ...present('demos', api.demos),
    ...present('import', api.imports),
    ...own,
    ...(sourceFolder(api) === null ? [] : ['sourceCode' as const]),
  ];
}

/** The sections a guide's tab shows: the guide itself is where the demos are. */
export function tabSections(api: Api): ApiSection[] {
  return apiSections(api).filter((section) => section !== 'demos' && section !== 'sourceCode');
}

/** Anchor of a section; where several components share a page it starts with the owner's name. */
export function sectionId(section: ApiSection, owner: string | null): string {
  const id = section === 'classes' ? 'css-classes' : kebabCase(section);
  return owner === null ? id : `${kebabCase(owner)}-${id}`;
}

/** Anchor of the selectors about one subject. */
export function categoryId(name: string): string {
  return `selectors-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

/** Anchor of the props about one subject. */
export function groupId(group: PropGroup): string {
  return `props-${group}`;
}

/** Folder of an export's source below the library's repository; null when no import names it. */
export function sourceFolder(api: Api): string | null {
  const match = /'@mui\/(?<pack>[^/']+)(?:\/(?<deep>[^']+))?'/.exec(api.imports[0] ?? '');
  const { pack, deep } = match?.groups ?? {};
  return pack && deep ? `packages/${pack}/src/${deep}` : null;
}

function ownSections(api: Api): ApiSection[] {
  switch (api.kind) {
    case 'component':
      return [
        ...present('props', api.props),
        ...(api.inheritance ? ['inheritance' as const] : []),
        ...(api.themeName ? ['themeDefaultProps' as const] : []),
        ...present('slots', api.slots),
        ...present('classes', api.classes),
      ];
    case 'interface':
      return present('properties', api.properties);
    case 'hook':
      return [
        ...present('parameters', api.parameters),
        ...present('parameterProperties', api.parameterProperties),
        'returnValue',
      ];
    case 'events':
      return present('events', api.events);
    case 'selectors':
      // Each subject is a section of its own.
      return [];
    case 'exports':
      return present('exports', api.exports);
  }
}

function present(section: ApiSection, values: readonly unknown[]): ApiSection[] {
  return values.length > 0 ? [section] : [];
}
