/** Movement of a bridge in millimeters, five readings a second for ten minutes. A tram crosses it twice. */
export const vibrations = Array.from({ length: 3000 }, (_, index) => {
  const second = index / 5;
  const tram = (second > 140 && second < 200) || (second > 410 && second < 480) ? 4 : 1;
  return { second, shift: ((((index * 37) % 101) - 50) / 100) * tram };
});
