/** A part of the page one can go to from the bar, the menu and the footer. */
export interface PageSection {
  id: string;
  label: string;
}

/** The parts of the page in reading order. */
export const sections: PageSection[] = [
  { id: 'how', label: 'How it works' },
  { id: 'voices', label: 'Voices' },
  { id: 'numbers', label: 'Numbers' },
  { id: 'prices', label: 'Prices' },
  { id: 'questions', label: 'Questions' },
  { id: 'letter', label: 'Season letter' },
];
