import type { Article } from './Article';
import { essays } from './essays';
import { notes } from './notes';

/** Every article; the first is the featured one. */
export const articles: Article[] = [...essays, ...notes];
