import { describe, expect, it } from 'vitest';
import { matchTitles } from './matchTitles.ts';

const pages = [
  { path: '/x/react-data-grid', title: 'Overview' },
  { path: '/x/react-tree-view/rich-tree-view/editing', title: 'Label editing' },
  { path: '/x/react-data-grid/editing', title: 'Editing' },
  { path: '/x/react-data-grid/export', title: 'Export' },
];
const titles = (query: string) => matchTitles(pages, query).map(({ title }) => title);

describe('matchTitles', () => {
  it('finds words in titles, whatever their case', () => {
    expect(titles('EXP')).toEqual(['Export']);
    expect(titles('nothing like it')).toEqual([]);
  });

  it('puts titles that start with the query first', () => {
    expect(titles('edit')).toEqual(['Editing', 'Label editing']);
  });

  it('needs every word, in the title or in the path', () => {
    expect(titles('grid  edit ')).toEqual(['Editing']);
    expect(titles('tree label')).toEqual(['Label editing']);
  });

  it('shows the first pages for an empty query, eight at most', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      path: `/x/${index}`,
      title: `Page ${index}`,
    }));
    expect(matchTitles(many, ' ')).toEqual(many.slice(0, 8));
    expect(matchTitles(many, 'page')).toHaveLength(8);
  });
});
