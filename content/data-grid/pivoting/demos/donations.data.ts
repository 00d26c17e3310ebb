/** A delivery to a food bank. */
export interface Donation {
  id: number;
  date: Date;
  town: 'Harrow' | 'Linden' | 'Weir';
  donor: 'Bakery' | 'Farm' | 'Market';
  kind: 'Bread' | 'Produce' | 'Canned';
  kg: number;
  /** In euros. */
  worth: number;
}

/** Deliveries of five quarters. */
export const donations: Donation[] = (
  [
    [2024, 9, 7, 'Linden', 'Bakery', 'Bread', 120, 360],
    [2024, 10, 12, 'Weir', 'Farm', 'Produce', 340, 510],
    [2024, 11, 3, 'Harrow', 'Market', 'Canned', 210, 630],
    [2025, 0, 20, 'Linden', 'Market', 'Canned', 180, 540],
    [2025, 1, 11, 'Linden', 'Bakery', 'Bread', 140, 420],
    [2025, 2, 25, 'Weir', 'Bakery', 'Bread', 95, 285],
    [2025, 4, 6, 'Harrow', 'Farm', 'Produce', 420, 630],
    [2025, 5, 17, 'Weir', 'Farm', 'Produce', 510, 765],
    [2025, 7, 8, 'Linden', 'Farm', 'Produce', 380, 570],
    [2025, 8, 2, 'Harrow', 'Market', 'Canned', 160, 480],
    [2025, 9, 14, 'Weir', 'Market', 'Canned', 230, 690],
    [2025, 11, 1, 'Harrow', 'Bakery', 'Bread', 110, 330],
  ] as const
).map(([year, month, day, town, donor, kind, kg, worth], index) => ({
  id: index + 1,
  date: new Date(year, month, day),
  town,
  donor,
  kind,
  kg,
  worth,
}));
