/** Electricity generated in Iowa, in gigawatt hours. */
export const iowa = [
  { year: 2001, fossil: 35361, nuclear: 3853, renewable: 1437 },
  { year: 2003, fossil: 36234, nuclear: 3988, renewable: 1885 },
  { year: 2005, fossil: 36883, nuclear: 4538, renewable: 2724 },
  { year: 2007, fossil: 41389, nuclear: 4519, renewable: 3870 },
  { year: 2009, fossil: 38620, nuclear: 4679, renewable: 8560 },
  { year: 2011, fossil: 39361, nuclear: 5215, renewable: 11795 },
  { year: 2013, fossil: 34873, nuclear: 5321, renewable: 16476 },
  { year: 2015, fossil: 32319, nuclear: 5243, renewable: 19091 },
  { year: 2017, fossil: 29329, nuclear: 5214, renewable: 21933 },
];
