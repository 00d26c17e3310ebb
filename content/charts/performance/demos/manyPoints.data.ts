/** Points of two clouds, computed so that every render shows the same ones. */
export function createPoints(count: number) {
  let state = 7;
  const next = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  return Array.from({ length: count }, (_value, id) => {
    const center = id % 3 === 0 ? 68 : 32;
    return {
      id,
      x: center + (next() + next() + next() - 1.5) * 30,
      y: center + (next() + next() + next() - 1.5) * 30,
    };
  });
}

/** A signal with waves, noise, and two short peaks. */
export function createSignal(count: number) {
  let state = 11;
  return Array.from({ length: count }, (_value, index) => {
    state = (state * 16807) % 2147483647;
    const peak = index === 12345 || index === 33210 ? 40 : 0;
    return 50 + 20 * Math.sin(index / 2600) + (state / 2147483647) * 12 + peak;
  });
}
