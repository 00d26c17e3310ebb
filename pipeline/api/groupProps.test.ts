import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, ComponentApi } from '#model/api/Api.ts';
import { type PropGroup, propGroupOf, propGroups } from '#model/api/PropGroup.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { groupProps, hasPropGroups } from './groupProps.ts';

const docs = openDocs(contentConfig(process.cwd(), { watching: false }));
const { apiScopes, messages, propGroupRules } = docs.config;
let grouped: ComponentApi[] = [];

/** Reading all packages takes half a minute when nothing is kept from an earlier reading. */
beforeAll(async () => {
  const extracts = await Promise.all(apiScopes.map(({ product }) => docs.apiExtract(product)));
  grouped = extracts
    .flatMap(({ pages }) => pages)
    .filter((api: Api): api is ComponentApi => api.kind === 'component' && hasPropGroups(api));
}, 300_000);

describe('groupProps', () => {
  it('knows the subject of every prop of a long component', () => {
    const unknown = grouped.flatMap(({ product, name, props }) =>
      props
        .filter((prop) => propGroupOf(prop.name, propGroupRules[product] ?? []) === null)
        .map((prop) => `${name} ${prop.name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('leaves no prop alone in a group', () => {
    const alone = grouped.flatMap((api) => {
      const { props } = groupProps(api, propGroupRules[api.product] ?? []) as ComponentApi;
      const counts = new Map<PropGroup | undefined, number>();
      props.forEach(({ group }) => counts.set(group, (counts.get(group) ?? 0) + 1));
      return [...counts].filter(([, count]) => count < 2).map(([group]) => `${api.name} ${group}`);
    });
    expect(alone).toEqual([]);
  });

  it('has a title for every group in every language', () => {
    for (const { api } of Object.values(messages)) {
      expect(Object.keys(api.groups)).toEqual([...propGroups]);
    }
  });
});
