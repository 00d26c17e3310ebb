/** How full three reservoirs of a valley were in the middle of each month, in percent. */
export const reservoirYear = [
  { month: 'Jan', upper: 78, middle: 84, lower: 91 },
  { month: 'Feb', upper: 81, middle: 88, lower: 93 },
  { month: 'Mar', upper: 86, middle: 92, lower: 95 },
  { month: 'Apr', upper: 90, middle: 95, lower: 97 },
  { month: 'May', upper: 85, middle: 91, lower: 94 },
  { month: 'Jun', upper: 73, middle: 82, lower: 88 },
  { month: 'Jul', upper: 58, middle: 69, lower: 79 },
  { month: 'Aug', upper: 44, middle: 57, lower: 70 },
  { month: 'Sep', upper: 39, middle: 51, lower: 64 },
  { month: 'Oct', upper: 47, middle: 56, lower: 66 },
  { month: 'Nov', upper: 61, middle: 68, lower: 74 },
  { month: 'Dec', upper: 72, middle: 79, lower: 83 },
];
