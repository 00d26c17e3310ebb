/** Loaves and rolls that a bakery sold in one week. */
export const bakeryWeek = [
  { day: 'Mon', rye: 42, wheat: 65, rolls: 120 },
  { day: 'Tue', rye: 38, wheat: 61, rolls: 112 },
  { day: 'Wed', rye: 45, wheat: 58, rolls: 108 },
  { day: 'Thu', rye: 51, wheat: 70, rolls: 126 },
  { day: 'Fri', rye: 74, wheat: 96, rolls: 158 },
  { day: 'Sat', rye: 92, wheat: 118, rolls: 214 },
  { day: 'Sun', rye: 30, wheat: 41, rolls: 176 },
];
