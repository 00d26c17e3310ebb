import { expect, it } from 'vitest';
import { commonAddress, readOptions, topics } from './readOptions.ts';

it('measures everything on our built site by default', () => {
  const options = readOptions([]);
  expect(options.sites).toHaveLength(1);
  expect(options.sites[0]).toMatchObject({ name: 'ours', location: 'build/client', isOurs: true });
  expect(options.sites[0]?.pages).toContain('/x/introduction');
  expect(options).toMatchObject({ topics, quick: false, record: false, runs: 3, json: null });
});

it('measures the chosen topics, in the order of the report', () => {
  expect(readOptions(['--only', 'search,pages']).topics).toEqual(['pages', 'search']);
});

it('leaves the search out when our site is an address', () => {
  const line = ['--site', 'ours=https://docs.test'];
  expect(readOptions(line).topics).not.toContain('search');
  expect(() => readOptions([...line, '--only', 'search'])).toThrow(/it names "search"/);
});

it('puts other sites beside ours, each with its own pages', () => {
  const line = '--site peer=https://peer.test/?a=b --site ours=dist --pages /x,/y --pages peer=/z';
  const { sites } = readOptions(line.split(' '));
  expect(sites).toEqual([
    {
      name: 'ours',
      location: 'dist',
      pages: ['/x', '/y'],
      isOurs: true,
      changes: [
        { from: '/x/introduction/licensing', to: '/x/introduction/support' },
        { from: '/x/react-data-grid/sorting', to: '/x/react-data-grid/pagination' },
      ],
    },
    {
      name: 'peer',
      location: 'https://peer.test/?a=b',
      pages: ['/z'],
      isOurs: false,
      changes: [{ from: '/z', to: null }],
    },
  ]);
});

it('times the page changes of each site where it is told to', () => {
  const line = '--site peer=out --from /a,/b --from peer=/c,/d --to peer=/e,/f';
  const [ours, peer] = readOptions(line.split(' ')).sites;
  expect(ours?.changes).toEqual([
    { from: '/a', to: null },
    { from: '/b', to: null },
  ]);
  expect(peer?.changes).toEqual([
    { from: '/c', to: '/e' },
    { from: '/d', to: '/f' },
  ]);
});

it('keeps quick runs to the pages of our site', () => {
  const options = readOptions(['--quick', '--site', 'peer=out']);
  expect(options.sites.map((site) => site.name)).toEqual(['ours']);
  expect(options.topics).toEqual(['pages']);
});

it.each([
  [['--site', 'peer'], '--site is written name=value, but it is "peer".'],
  [['--pages', 'peer=/a'], '--pages names the site "peer", but the sites are ours.'],
  [['--from', '/a,/b', '--to', '/c'], '--from and --to are pairs, but "ours" has 2 and 1 pages.'],
  [['--runs', '0'], '--runs must be a whole number from 1, but it is "0".'],
  [
    ['--only', 'pages,speed'],
    '--only takes pages, navigation, search, build, edit, loop, scale here, but it names "speed".',
  ],
  [['--quick', '--only', 'build'], '--quick measures pages only, so --only has nothing to choose.'],
  [
    ['--record', '--pages', '/a'],
    '--record is for all pages of build/client: only --only and --runs go with it.',
  ],
])('refuses %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});

it('has one address for the same page of all sites', () => {
  expect(['/', '/x/', '/x'].map(commonAddress)).toEqual(['/', '/x', '/x']);
});
