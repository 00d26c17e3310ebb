import type { Article, Category } from './Article';

/** The order of the list. */
export type Order = 'newest' | 'oldest' | 'shortest';

/** What the reader asks for. */
export interface Wish {
  words: string;
  category: Category | 'All';
  order: Order;
}

/** The wish of a reader who has not asked for anything. */
export const anything: Wish = { words: '', category: 'All', order: 'newest' };

const comparers: Record<Order, (a: Article, b: Article) => number> = {
  newest: (a, b) => b.date.localeCompare(a.date),
  oldest: (a, b) => a.date.localeCompare(b.date),
  shortest: (a, b) => a.minutes - b.minutes,
};

/** The articles that answer a wish, in its order. */
export function select(articles: Article[], { words, category, order }: Wish): Article[] {
  const needles = words.toLowerCase().split(/\s+/).filter(Boolean);
  return articles
    .filter((article) => category === 'All' || article.category === category)
    .filter(({ title, summary, author }) => {
      const text = `${title} ${summary} ${author}`.toLowerCase();
      return needles.every((needle) => text.includes(needle));
    })
    .sort(comparers[order]);
}
