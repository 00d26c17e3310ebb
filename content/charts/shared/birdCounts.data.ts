/** Birds counted from one hide of an estuary, per month of a winter. */
export const birdWinter = [
  { month: 'Oct', knot: 310, dunlin: 520, curlew: 140 },
  { month: 'Nov', knot: 640, dunlin: 810, curlew: 165 },
  { month: 'Dec', knot: 920, dunlin: 1150, curlew: 182 },
  { month: 'Jan', knot: 1080, dunlin: 1240, curlew: 190 },
  { month: 'Feb', knot: 870, dunlin: 980, curlew: 171 },
  { month: 'Mar', knot: 380, dunlin: 610, curlew: 122 },
];
