import { expect, it } from 'vitest';
import { readOptions } from './readOptions.ts';

it('measures our built site by default', () => {
  const options = readOptions([]);
  expect(options.sites).toHaveLength(1);
  expect(options.sites[0]).toMatchObject({ name: 'ours', location: 'build/client', isOurs: true });
  expect(options.sites[0]?.pages).toContain('/x/introduction');
  expect(options).toMatchObject({ quick: false, build: false, runs: 3, json: null });
});

it('puts other sites beside ours, each with its own pages', () => {
  const line = '--site peer=https://peer.test/?a=b --site ours=dist --pages /x,/y --pages peer=/z';
  const { sites } = readOptions(line.split(' '));
  expect(sites).toEqual([
    { name: 'ours', location: 'dist', pages: ['/x', '/y'], isOurs: true },
    { name: 'peer', location: 'https://peer.test/?a=b', pages: ['/z'], isOurs: false },
  ]);
});

it('keeps quick runs to our site and without a build', () => {
  const options = readOptions(['--quick', '--build', '--site', 'peer=out']);
  expect(options.sites.map((site) => site.name)).toEqual(['ours']);
  expect(options.build).toBe(false);
});

it.each([
  [['--site', 'peer'], '--site is written name=value, but it is "peer".'],
  [['--pages', 'peer=/a'], '--pages names the site "peer", but the sites are ours.'],
  [['--runs', '0'], '--runs must be a whole number from 1, but it is "0".'],
])('refuses %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
