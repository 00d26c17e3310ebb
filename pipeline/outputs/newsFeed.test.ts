import { expect, it } from 'vitest';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { newsFeed } from './newsFeed.ts';

const config = contentConfig(process.cwd(), { watching: false });

it('lists new features with the day of their release, newest first', () => {
  const feed = newsFeed({ config }, 'zh');
  const [first, second] = [...feed.matchAll(/<entry>.*?<\/entry>/g)].map(([entry]) => entry);
  expect(first).toMatch(/<title>RichTreeViewPro 8\.28\.3<\/title>/);
  expect(first).toContain('/zh/x/react-tree-view/rich-tree-view/lazy-loading#auto-expand');
  expect(first).toContain('<updated>2026-04-15T00:00:00Z</updated>');
  expect(second).not.toContain('`');
});
