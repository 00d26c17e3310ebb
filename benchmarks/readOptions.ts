import { parseArgs } from 'node:util';

/** What can be measured, in the order of the report. */
export const topics = ['pages', 'navigation', 'search', 'build', 'edit', 'loop', 'scale'] as const;

/** A topic to measure. */
export type Topic = (typeof topics)[number];

/** A built site to measure: a folder or an address, and the pages to open. */
export interface SiteTarget {
  name: string;
  location: string;
  pages: string[];
  /** Budgets apply to our own site only. */
  isOurs: boolean;
}

/** A page change to time, from one page by a link to another. */
export interface ChangeTarget {
  from: string;
  /** Null follows the first link in the content. */
  to: string | null;
}

/** A site, and the page changes to time on it; those at the same position are compared between sites. */
export interface BenchSite extends SiteTarget {
  changes: ChangeTarget[];
}

/** What a run of the benchmark does. */
export interface BenchOptions {
  sites: BenchSite[];
  topics: readonly Topic[];
  /** Only weight and stability of our site; times are not measured. */
  quick: boolean;
  /** How often times are measured; the median is reported. */
  runs: number;
  /** File for the raw results. */
  json: string | null;
  /** Whether to write the worst readings to the record that the site publishes. */
  record: boolean;
}

const ourName = 'ours';
const ourFolder = 'build/client';
const ourPages = [
  '/',
  '/x/introduction',
  '/x/introduction/licensing',
  '/x/react-data-grid/sorting',
  '/x/react-date-pickers/date-picker',
  '/x/react-charts/bars',
  '/x/react-tree-view/simple-tree-view/items',
  '/x/api/data-grid/data-grid',
  '/zh/x/introduction',
];
const ourChanges: ChangeTarget[] = [
  { from: '/x/introduction/licensing', to: '/x/introduction/support' },
  { from: '/x/react-data-grid/sorting', to: '/x/react-data-grid/pagination' },
];

/** Whether a site is an address instead of a folder. */
export function isAddress(location: string): boolean {
  return /^https?:\/\//.test(location);
}

/** The address that the same page has on all sites: without a trailing slash. */
export function commonAddress(page: string): string {
  return page.replace(/(.)\/$/, '$1');
}

function splitAtEquals(option: string, value: string): [name: string, value: string] {
  const at = value.indexOf('=');
  if (at < 1 || at === value.length - 1) {
    throw new Error(`--${option} is written name=value, but it is "${value}".`);
  }
  return [value.slice(0, at), value.slice(at + 1)];
}

/** Values by site: `/a` applies to all of them, `name=/a` to one. */
function readPerSite(option: string, values: string[], sites: string[]): Map<string, string> {
  const perSite = new Map<string, string>();
  for (const value of values) {
    const [name, own] = value.startsWith('/') ? [null, value] : splitAtEquals(option, value);
    if (name !== null && !sites.includes(name)) {
      throw new Error(
        `--${option} names the site "${name}", but the sites are ${sites.join(', ')}.`,
      );
    }
    for (const site of name === null ? sites : [name]) {
      perSite.set(site, own);
    }
  }
  return perSite;
}

/** Pairs the lists of `--from` and `--to`; without both, a site with pages of its own starts from the first of them. */
function readChanges(
  site: string,
  { from, to, pages }: Record<'from' | 'to' | 'pages', string | undefined>,
): ChangeTarget[] {
  if (from === undefined && to === undefined) {
    const [first] = site === ourName ? [] : (pages?.split(',') ?? []);
    return first === undefined ? ourChanges : [{ from: first, to: null }];
  }
  const starts = from?.split(',') ?? ourChanges.map((change) => change.from);
  const targets = to?.split(',') ?? starts.map(() => null);
  if (starts.length !== targets.length) {
    throw new Error(
      `--from and --to are pairs, but "${site}" has ${starts.length} and ${targets.length} pages.`,
    );
  }
  return starts.map((start, index) => ({ from: start, to: targets[index] ?? null }));
}

function readTopics(only: string | undefined, ourLocation: string): readonly Topic[] {
  // The index and the worker are found by listing files, which an address does not allow.
  const possible = isAddress(ourLocation) ? topics.filter((topic) => topic !== 'search') : topics;
  const chosen = only?.split(',') ?? possible;
  const unknown = chosen.find((name) => !possible.some((topic) => topic === name));
  if (unknown !== undefined) {
    throw new Error(`--only takes ${possible.join(', ')} here, but it names "${unknown}".`);
  }
  return possible.filter((topic) => chosen.includes(topic));
}

/** Parses the command line of `npm run bench`; throws one sentence for a mistake. */
export function readOptions(args: string[]): BenchOptions {
  const several = { type: 'string', multiple: true, default: [] as string[] } as const;
  const { values } = parseArgs({
    args,
    options: {
      site: several,
      pages: several,
      from: several,
      to: several,
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      runs: { type: 'string', default: '3' },
      json: { type: 'string' },
    },
  });
  const { quick, record, only } = values;
  if (quick && only !== undefined) {
    throw new Error('--quick measures pages only, so --only has nothing to choose.');
  }
  const { site, pages: ofPages, from: starts, to: targets } = values;
  if (record && (quick || [site, ofPages, starts, targets].some(({ length }) => length > 0))) {
    throw new Error(
      '--record is for all pages of build/client: only --only and --runs go with it.',
    );
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs must be a whole number from 1, but it is "${values.runs}".`);
  }

  const locations = new Map([[ourName, ourFolder]]);
  for (const value of values.site) {
    locations.set(...splitAtEquals('site', value));
  }
  const names = [...locations.keys()];
  const pages = readPerSite('pages', values.pages, names);
  const from = readPerSite('from', values.from, names);
  const to = readPerSite('to', values.to, names);
  const sites = [...locations].map(([name, location]): BenchSite => {
    const own = { pages: pages.get(name), from: from.get(name), to: to.get(name) };
    return {
      name,
      location,
      isOurs: name === ourName,
      pages: own.pages?.split(',') ?? ourPages,
      changes: readChanges(name, own),
    };
  });
  return {
    sites: quick ? sites.filter((site) => site.isOurs) : sites,
    topics: quick ? ['pages'] : readTopics(only, locations.get(ourName) ?? ourFolder),
    quick,
    runs,
    json: values.json ?? null,
    record,
  };
}
