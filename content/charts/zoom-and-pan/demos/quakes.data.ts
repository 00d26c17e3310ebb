/** Invented data: depth in kilometers (x) and magnitude (y) of 240 tremors below a volcano. */
export const quakes = Array.from({ length: 240 }, (_, id) => {
  const depth = 1 + ((id * 37) % 120) / 8 + 3 * Math.sin(id);
  const size = 1.1 + 0.09 * depth + 0.8 * Math.sin(id * 2.3) + 0.5 * Math.cos(id * 0.9);
  return {
    id,
    x: Math.round(Math.abs(depth) * 100) / 100,
    y: Math.round(Math.max(0.2, size) * 100) / 100,
  };
});
