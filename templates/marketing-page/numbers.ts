/** A figure worth showing, and what it counts. */
export interface Figure {
  value: string;
  label: string;
}

export const figures: Figure[] = [
  { value: '41 t', label: 'of fruit picked in 2025, most of it plums' },
  { value: '318', label: 'streets with a group of their own' },
  { value: '6,240', label: 'trees on the map, from quince to medlar' },
  { value: '72 %', label: 'of every harvest given to kitchens and schools' },
];
