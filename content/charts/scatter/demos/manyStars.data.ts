/** Color index and brightness of 4,000 invented stars, spread by a fixed sequence. */
export const stars = Array.from({ length: 4000 }, (_, index) => {
  const across = (index * 0.618034) % 1;
  const up = (index * 0.754878) % 1;
  return {
    id: index,
    x: Number((2.2 * across - 0.2).toFixed(3)),
    y: Number((12 * across - 2 + 5 * (up - 0.5) * (1 - 0.5 * across)).toFixed(2)),
  };
});
