/** A lot of a village auction. */
export interface Lot {
  id: number;
  title: string;
  donor: string;
  /** Estimate in euros. */
  estimate: number;
  bids: number;
}

/** The lots of the evening. */
export const lots: Lot[] = [
  { id: 101, title: 'Walnut rocking chair', donor: 'A. Berg', estimate: 180, bids: 6 },
  { id: 102, title: 'Box of vinyl records', donor: 'P. Osei', estimate: 60, bids: 11 },
  { id: 103, title: 'Copper jam kettle', donor: 'L. Marin', estimate: 75, bids: 3 },
  { id: 104, title: 'Sailing lesson', donor: 'Harbor club', estimate: 120, bids: 9 },
  { id: 105, title: 'Hand-drawn map', donor: 'A. Berg', estimate: 90, bids: 4 },
  { id: 106, title: 'Cord of firewood', donor: 'Forest crew', estimate: 140, bids: 8 },
];
