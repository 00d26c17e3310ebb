import { kilobytes } from '#benchmarks/formatTable.ts';
import type { Machine } from '#benchmarks/describeMachine.ts';
import type { SiteResults } from '#benchmarks/measureSites.ts';
import { commonAddress } from '#benchmarks/readOptions.ts';
import type { PeerPageKind, PeerPageReading, PeersRecord } from '#quality/records.ts';
import { comparedPages } from './peerArguments.ts';

/** What the bench writes with `--json`, as far as the record needs it. */
export interface PeersRun extends Pick<SiteResults, 'pages' | 'navigations'> {
  machine: Pick<Machine, 'hardware'> & { date: string };
  browser: string;
}

/** A measured site by the name it has in the run. */
export interface Engine {
  site: string;
  name: string;
  version: string;
}

const kinds = Object.keys(comparedPages) as PeerPageKind[];

function readEngine({ pages, navigations }: PeersRun, site: string, kind: PeerPageKind) {
  const address = comparedPages[kind];
  const page = pages.find((each) => each.site === site && commonAddress(each.page) === address);
  const change = navigations.find(
    (each) => each.site === site && commonAddress(each.from) === address,
  );
  const isThere = page !== undefined && page.load.status < 400;
  return {
    jsKB: isThere ? kilobytes(page.load.js) : null,
    firstPaintMs: page?.slow?.fcpMs ?? null,
    lcpMs: page?.slow?.lcpMs ?? null,
    blockingMs: page?.slow?.tbtTotalMs ?? null,
    changeMs: change?.desktop?.ms ?? null,
    slowChangeMs: change?.slow?.ms ?? null,
  } satisfies PeerPageReading;
}

/** The part of a run that the site publishes: a page of prose and one with demos in each engine. */
export function peersRecord(run: PeersRun, engines: Engine[]): PeersRecord {
  return {
    date: run.machine.date.slice(0, 10),
    machine: run.machine.hardware,
    browser: run.browser,
    pages: comparedPages,
    engines: engines.map(({ site, name, version }) => ({
      name,
      version,
      ...(Object.fromEntries(kinds.map((kind) => [kind, readEngine(run, site, kind)])) as Record<
        PeerPageKind,
        PeerPageReading
      >),
    })),
  };
}
