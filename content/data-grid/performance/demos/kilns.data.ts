export interface Kiln {
  id: number;
  kiln: string;
  load: string;
  celsius: number;
  minutesLeft: number;
}

export const kilns: Kiln[] = [
  { id: 1, kiln: 'North', load: 'Stoneware bowls', celsius: 1240, minutesLeft: 95 },
  { id: 2, kiln: 'South', load: 'Bisque tiles', celsius: 985, minutesLeft: 40 },
  { id: 3, kiln: 'Test', load: 'Glaze samples', celsius: 1060, minutesLeft: 15 },
  { id: 4, kiln: 'Raku', load: 'Tea cups', celsius: 910, minutesLeft: 25 },
  { id: 5, kiln: 'Gas', load: 'Large vases', celsius: 1280, minutesLeft: 180 },
];
