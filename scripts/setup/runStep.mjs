/** Seconds since a `performance.now()` reading, for people. */
export function secondsSince(start, now = performance.now()) {
  return `${((now - start) / 1000).toFixed(1)} s`;
}

/** Runs one numbered step between a line that announces it and a line with its outcome and time. */
export async function runStep({ number, total, title }, work, print = console.log) {
  const start = performance.now();
  const label = `${number}/${total} ${title}`;
  print(`${label} …`);
  try {
    const outcome = await work();
    print(`${label}: ${outcome} (${secondsSince(start)})`);
  } catch (error) {
    print(`${label}: failed (${secondsSince(start)})`);
    throw error;
  }
}
