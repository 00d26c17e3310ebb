/** Lowest, mean, and highest monthly temperature in Nottingham from 1920 to 1939, in degrees Fahrenheit. */
export const nottingham = [
  { month: 'Jan', low: 34.8, mean: 39.7, high: 44.2 },
  { month: 'Feb', low: 31.3, mean: 39.2, high: 43.4 },
  { month: 'Mar', low: 38.3, mean: 42.2, high: 47.3 },
  { month: 'Apr', low: 42.1, mean: 46.3, high: 48.9 },
  { month: 'May', low: 49.2, mean: 52.6, high: 55.7 },
  { month: 'Jun', low: 52.7, mean: 58.0, high: 60.8 },
  { month: 'Jul', low: 56.8, mean: 61.9, high: 66.5 },
  { month: 'Aug', low: 54.3, mean: 60.5, high: 64.9 },
  { month: 'Sep', low: 53.0, mean: 56.5, high: 60.1 },
  { month: 'Oct', low: 46.6, mean: 49.5, high: 54.2 },
  { month: 'Nov', low: 36.3, mean: 42.6, high: 47.8 },
  { month: 'Dec', low: 35.2, mean: 39.5, high: 45.8 },
];
