/** A kind of bird of the estuary. */
export interface Bird {
  name: string;
  group: 'Waders' | 'Ducks' | 'Gulls';
  /** In centimeters. */
  wingSpan: number;
  /** In grams. */
  weight: number;
  /** Birds counted on one day in January. */
  count: number;
}

/** Typical sizes of birds that winter on an estuary. */
export const birds: Bird[] = [
  { name: 'Dunlin', group: 'Waders', wingSpan: 36, weight: 50, count: 1240 },
  { name: 'Sanderling', group: 'Waders', wingSpan: 38, weight: 58, count: 85 },
  { name: 'Knot', group: 'Waders', wingSpan: 49, weight: 140, count: 1080 },
  { name: 'Redshank', group: 'Waders', wingSpan: 62, weight: 130, count: 210 },
  { name: 'Oystercatcher', group: 'Waders', wingSpan: 83, weight: 540, count: 640 },
  { name: 'Curlew', group: 'Waders', wingSpan: 90, weight: 780, count: 190 },
  { name: 'Teal', group: 'Ducks', wingSpan: 61, weight: 330, count: 420 },
  { name: 'Wigeon', group: 'Ducks', wingSpan: 80, weight: 760, count: 510 },
  { name: 'Pintail', group: 'Ducks', wingSpan: 88, weight: 850, count: 95 },
  { name: 'Mallard', group: 'Ducks', wingSpan: 90, weight: 1100, count: 330 },
  { name: 'Shelduck', group: 'Ducks', wingSpan: 112, weight: 1050, count: 160 },
  { name: 'Black-headed gull', group: 'Gulls', wingSpan: 105, weight: 280, count: 730 },
  { name: 'Common gull', group: 'Gulls', wingSpan: 120, weight: 400, count: 280 },
  { name: 'Herring gull', group: 'Gulls', wingSpan: 144, weight: 1000, count: 350 },
];
