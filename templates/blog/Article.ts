/** What an article is about. */
export type Category = 'Weather' | 'Walking' | 'Craft' | 'Table';

/** The drawing on an article's cover. */
export type CoverName =
  'fog' | 'map' | 'kettle' | 'wind' | 'bread' | 'knot' | 'stones' | 'lamp' | 'rain' | 'jar';

/** A piece of the magazine; its date is written the way it sorts. */
export interface Article {
  id: string;
  title: string;
  summary: string;
  category: Category;
  author: string;
  date: string;
  minutes: number;
  cover: CoverName;
  paragraphs: string[];
}

export const categories: Category[] = ['Weather', 'Walking', 'Craft', 'Table'];
