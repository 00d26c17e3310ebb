/** What a book is about. */
export type Genre = 'Fiction' | 'Nature' | 'Craft' | 'History';

/** A title of a town library. */
export interface Book {
  /** The mark on the spine, which no other title has. */
  shelfmark: string;
  title: string;
  author: string;
  genre: Genre;
  year: number;
  pages: number;
  copies: number;
  onLoan: number;
}

/** Titles of a town library; they have a shelfmark and no `id`. */
export const books: Book[] = [
  {
    shelfmark: 'F-014',
    title: 'The Salt Road',
    author: 'Ines Aldous',
    genre: 'Fiction',
    year: 2011,
    pages: 288,
    copies: 6,
    onLoan: 6,
  },
  {
    shelfmark: 'F-031',
    title: 'A House for Swifts',
    author: 'Tomas Rehn',
    genre: 'Fiction',
    year: 2019,
    pages: 341,
    copies: 4,
    onLoan: 1,
  },
  {
    shelfmark: 'N-007',
    title: 'Lichen, Slowly',
    author: 'Mirela Oake',
    genre: 'Nature',
    year: 2016,
    pages: 204,
    copies: 3,
    onLoan: 2,
  },
  {
    shelfmark: 'N-012',
    title: 'How Rivers Turn',
    author: 'Piet Vandam',
    genre: 'Nature',
    year: 2008,
    pages: 412,
    copies: 5,
    onLoan: 0,
  },
  {
    shelfmark: 'C-003',
    title: 'Willow and Rush',
    author: 'Hanne Skov',
    genre: 'Craft',
    year: 2021,
    pages: 168,
    copies: 2,
    onLoan: 2,
  },
  {
    shelfmark: 'C-019',
    title: 'Bread by the Stove',
    author: 'Odile Farrow',
    genre: 'Craft',
    year: 2014,
    pages: 232,
    copies: 8,
    onLoan: 5,
  },
  {
    shelfmark: 'H-022',
    title: 'Lamps of the Harbor',
    author: 'Ruan Teague',
    genre: 'History',
    year: 1998,
    pages: 365,
    copies: 3,
    onLoan: 0,
  },
  {
    shelfmark: 'H-027',
    title: 'The Clockmaker’s Tax',
    author: 'Selma Brandt',
    genre: 'History',
    year: 2005,
    pages: 297,
    copies: 2,
    onLoan: 1,
  },
];
