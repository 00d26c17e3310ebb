import type { Api, ApiProp, ComponentApi } from '#model/api/Api.ts';
import { typeTextToString } from '#model/api/TypeText.ts';
import type { Plan } from '#model/Plan.ts';
import type { ApiPackage } from './extract/apiPackages.ts';
import type { ApiExtract } from './ApiExtract.ts';

const captions: Record<Api['kind'], string> = {
  component: 'Components',
  interface: 'Interfaces',
  hook: 'Hooks',
  events: 'Events',
  selectors: 'Selectors',
  exports: 'Further exports',
};

/** A product's public API as text that a reviewer can read as a diff; descriptions are left out. */
export function formatReport(
  product: string,
  packages: readonly Pick<ApiPackage, 'name' | 'version'>[],
  { pages, exports }: ApiExtract,
): string {
  const sections = (Object.keys(captions) as Api['kind'][]).flatMap((kind) => {
    const found = pages.filter((api) => api.kind === kind);
    return found.length > 0 ? [`## ${captions[kind]}`, '', ...found.flatMap(formatPage)] : [];
  });
  const ignored = exports.flatMap(({ name, ignored }) =>
    ignored === null ? [] : [`- ${name}: ${ignored}`],
  );
  return [
    `# Public API of ${product}`,
    '',
    'Written by `npm run check:api -- --write` from the installed types; do not edit.',
    '',
    ...packages.map(({ name, version }) => `- ${name} ${version}`),
    '',
    ...sections,
    '## Not documented',
    '',
    ...(ignored.length > 0 ? ignored : ['Nothing.']),
    '',
  ].join('\n');
}

function formatPage(api: Api): string[] {
  switch (api.kind) {
    case 'component':
      return [heading(api), '', ...componentFacts(api), ...api.props.map(formatProp), ''];
    case 'interface':
      return [heading(api), '', ...api.properties.map(formatProp), ''];
    case 'hook': {
      const parameters = api.parameters.map(
        ({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${typeTextToString(type)}`,
      );
      const signature = `(${parameters.join(', ')}) => ${typeTextToString(api.returns.type)}`;
      return [heading(api), '', `- ${code(signature)}`, ''];
    }
    case 'events':
      return [
        ...api.events.map(({ name, params, event, plan }) => {
          const carried = [params, event].map((type) => (type ? typeTextToString(type) : 'none'));
          return `- ${name}: ${code(carried.join(', '))}${mark(plan)}`;
        }),
        '',
      ];
    case 'selectors':
      return api.categories.flatMap(({ name, selectors }) => [
        `### ${name}`,
        '',
        ...selectors.map(
          (selector) =>
            `- ${selector.name}: ${code(typeTextToString(selector.returns))}${mark(selector.plan)}`,
        ),
        '',
      ]);
    case 'exports':
      return [
        ...api.exports.map(
          ({ name, what, type, plan }) =>
            `- ${name} (${what}): ${code(shortened(typeTextToString(type)))}${mark(plan)}`,
        ),
        '',
      ];
  }
}

function heading({ name, plan, deprecation }: Api): string {
  return `### ${name}${mark(plan)}${deprecation === null ? '' : ', deprecated'}`;
}

function componentFacts({ ref, inheritance, themeName, slots, classes }: ComponentApi): string[] {
  const facts = [
    `ref: ${ref.kind === 'element' ? ref.element : 'none'}`,
    ...(inheritance ? [`inherits ${inheritance.name}`] : []),
    ...(themeName ? [`theme ${themeName}`] : []),
  ];
  const slotNames = slots.map(({ name, plan }) => `${name}${mark(plan)}`);
  return [
    `- ${facts.join('; ')}`,
    ...(slots.length > 0 ? [`- slots: ${slotNames.join(', ')}`] : []),
    ...(classes.length > 0 ? [`- classes: ${classes.map((each) => each.name).join(', ')}`] : []),
  ];
}

function formatProp(prop: ApiProp): string {
  const { name, required, type, plan, deprecation } = prop;
  const value = prop.default === null ? '' : ` = ${prop.default.replace(/\s+/g, ' ')}`;
  const text = `${shortened(typeTextToString(type))}${value}`;
  const deprecated = deprecation === null ? '' : ', deprecated';
  return `- ${name}${required ? '' : '?'}: ${code(text)}${mark(plan)}${deprecated}`;
}

/** Lines stay readable; a change beyond their end is a change of a type that has a line of its own. */
function shortened(text: string): string {
  return text.length > 240 ? `${text.slice(0, 240)}…` : text;
}

function code(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``;
}

function mark(plan: Plan | null): string {
  return plan ? ` (${plan})` : '';
}
