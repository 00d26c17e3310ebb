import { parseArgs } from 'node:util';

/** A built site to measure: a folder or an address, and the pages to open. */
export interface SiteTarget {
  name: string;
  location: string;
  pages: string[];
  /** Only our own site is held to the budgets. */
  isOurs: boolean;
}

/** What a run of the benchmark does. */
export interface BenchOptions {
  sites: SiteTarget[];
  /** Only weight and stability of our site; times are not measured. */
  quick: boolean;
  /** Also measure what a cold and a warm build cost. */
  build: boolean;
  /** How often times are measured; the median counts. */
  runs: number;
  /** Page the timed page change starts from. */
  navigateFrom: string;
  /** Page it leads to; null takes the first link of the text. */
  navigateTo: string | null;
  /** File for the raw results. */
  json: string | null;
}

const ourName = 'ours';
const ourFolder = 'build/client';
const ourPages = [
  '/',
  '/x',
  '/x/introduction',
  '/x/react-tree-view/simple-tree-view/items',
  '/zh/x/introduction',
];

function splitAtEquals(option: string, value: string): [name: string, value: string] {
  const at = value.indexOf('=');
  if (at < 1 || at === value.length - 1) {
    throw new Error(`--${option} is written name=value, but it is "${value}".`);
  }
  return [value.slice(0, at), value.slice(at + 1)];
}

function readPages(values: string[], names: Iterable<string>): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  const known = [...names];
  for (const value of values) {
    const [name, list] = value.startsWith('/') ? [null, value] : splitAtEquals('pages', value);
    if (name !== null && !known.includes(name)) {
      throw new Error(`--pages names the site "${name}", but the sites are ${known.join(', ')}.`);
    }
    for (const site of name === null ? known : [name]) {
      pages.set(site, list.split(','));
    }
  }
  return pages;
}

/** Reads the command line of `npm run bench`; throws one sentence for a mistake. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      site: { type: 'string', multiple: true, default: [] },
      pages: { type: 'string', multiple: true, default: [] },
      quick: { type: 'boolean', default: false },
      build: { type: 'boolean', default: false },
      runs: { type: 'string', default: '3' },
      from: { type: 'string', default: '/x/introduction' },
      to: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const locations = new Map([[ourName, ourFolder]]);
  for (const value of values.site) {
    locations.set(...splitAtEquals('site', value));
  }
  const pages = readPages(values.pages, locations.keys());
  const sites = [...locations].map(([name, location]) => ({
    name,
    location,
    pages: pages.get(name) ?? ourPages,
    isOurs: name === ourName,
  }));

  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs must be a whole number from 1, but it is "${values.runs}".`);
  }
  return {
    sites: values.quick ? sites.filter((site) => site.isOurs) : sites,
    quick: values.quick,
    build: values.build && !values.quick,
    runs,
    navigateFrom: values.from,
    navigateTo: values.to ?? null,
    json: values.json ?? null,
  };
}
