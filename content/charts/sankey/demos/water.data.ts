/** Drinking water of a town in thousand cubic meters per month. Invented. */
export const water = [
  { source: 'Lake', target: 'Waterworks', value: 64 },
  { source: 'Springs', target: 'Waterworks', value: 36 },
  { source: 'Waterworks', target: 'Homes', value: 58 },
  { source: 'Waterworks', target: 'Farms', value: 22 },
  { source: 'Waterworks', target: 'Leaks', value: 20 },
  { source: 'Homes', target: 'River', value: 52 },
  { source: 'Homes', target: 'Gardens', value: 6 },
  { source: 'Farms', target: 'River', value: 9 },
  { source: 'Farms', target: 'Soil', value: 13 },
  { source: 'Leaks', target: 'Soil', value: 20 },
];
