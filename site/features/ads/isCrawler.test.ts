import { expect, it } from 'vitest';
import { isCrawler } from './isCrawler.ts';

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0)', true],
  ['Baiduspider+(+http://www.baidu.com/search/spider.htm)', true],
  ['SomeCrawler/1.0', true],
  ['an engine that is CRAWLING', true],
  ['WebRobot 2', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', false],
  ['', false],
])('S4.10 takes %j for a crawler: %s', (agent, expected) => {
  expect(isCrawler(agent)).toBe(expected);
});
