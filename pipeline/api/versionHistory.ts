import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Api, ApiMember } from '#model/api/Api.ts';
import type { ApiScope } from '#model/api/ApiScope.ts';
import { compareVersions } from '#model/versions/compareVersions.ts';
import { existsIn, type Since, sinceOf } from '#model/versions/itemLife.ts';
import type { ItemKind } from '#model/versions/itemKey.ts';
import type { History, VersionRecord } from '#model/versions/VersionRecord.ts';
import { hashOf } from '#pipeline/cache/DiskCache.ts';

/** Since when everything in the API reference exists. */
export interface VersionHistory {
  /** Changes with the records. */
  hash: string;
  /** An API whose rows say since when they exist, where that is later than the export itself. */
  date(api: Api): Api;
  /** The record that has a row of a page; null when none has it. */
  findRow(api: Api, kind: ItemKind | 'export', name: string): FoundHistory | null;
}

/** The history of an item and the package it is recorded for. */
export interface FoundHistory {
  history: History;
  record: VersionRecord;
}

const history = z.union([z.string(), z.tuple([z.string()], z.number())]);
const recordSchema = z.object({
  package: z.string(),
  versions: z.array(z.string()).min(1),
  missing: z.array(z.string()),
  texts: z.array(z.string()),
  exports: z.record(z.string(), history),
  members: z.record(z.string(), z.record(z.string(), z.record(z.string(), history))),
});

/** Reads the committed records; none for a site without them. */
export function readVersionRecords(contentDir: string): VersionRecord[] {
  const folder = path.join(contentDir, 'versions');
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.map((file) => {
    const value: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    return recordSchema.parse(value) satisfies VersionRecord;
  });
}

/** Opens the records for the API reference; `labeled` is the version the documentation bears. */
export function openVersionHistory(
  records: readonly VersionRecord[],
  scopes: readonly ApiScope[],
  labeled: string,
): VersionHistory {
  function find(api: Api, read: (record: VersionRecord) => History | undefined) {
    const scope = scopes.find(({ product }) => product === api.product);
    for (const name of scope?.packages ?? []) {
      const record = records.find((each) => each.package === name);
      const found = record && read(record);
      if (found !== undefined && existsIn(found, record?.versions.at(-1) ?? '')) {
        return { history: found, record } as FoundHistory;
      }
    }
    return null;
  }
  const ownerOf = (api: Api) =>
    api.kind === 'events'
      ? (scopes.find(({ product }) => product === api.product)?.eventLookup ?? api.name)
      : api.name;
  const findRow: VersionHistory['findRow'] = (api, kind, name) =>
    kind === 'export'
      ? find(api, ({ exports }) => exports[name])
      : find(api, ({ members }) => members[ownerOf(api)]?.[kind]?.[name]);
  const since = (found: FoundHistory | null) =>
    found && sinceOf(found.history, found.record, labeled);

  return {
    hash: hashOf([labeled, JSON.stringify(records)]),
    findRow,
    date(api) {
      const isList = api.kind === 'events' || api.kind === 'selectors' || api.kind === 'exports';
      const own = isList ? null : since(findRow(api, 'export', api.name));
      return {
        ...dateMembers(api, (kind, name) => later(since(findRow(api, kind, name)), own)),
        ...(own && { since: own }),
      };
    },
  };
}

/** A date says something only where it is later than that of the whole. */
function later(since: Since | null, own: Since | null): Since | null {
  return since && (!own || compareVersions(since.version, own.version) > 0) ? since : null;
}

function dateMembers(
  api: Api,
  find: (kind: ItemKind | 'export', name: string) => Since | null,
): Api {
  function dated<T extends ApiMember>(members: readonly T[], kind: ItemKind | 'export'): T[] {
    return members.map((member) => {
      const since = find(kind, member.name);
      return since ? { ...member, since } : member;
    });
  }
  switch (api.kind) {
    case 'component':
      return {
        ...api,
        props: dated(api.props, 'prop'),
        slots: dated(api.slots, 'slot'),
        classes: dated(api.classes, 'class'),
      };
    case 'interface':
      return { ...api, properties: dated(api.properties, 'property') };
    case 'hook':
      return {
        ...api,
        parameterProperties: dated(api.parameterProperties, 'parameter'),
        returnProperties: dated(api.returnProperties, 'result'),
      };
    case 'events':
      return { ...api, events: dated(api.events, 'event') };
    case 'selectors':
      return {
        ...api,
        categories: api.categories.map((category) => ({
          ...category,
          selectors: dated(category.selectors, 'export'),
        })),
      };
    case 'exports':
      return { ...api, exports: dated(api.exports, 'export') };
  }
}
