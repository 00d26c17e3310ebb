/** Lines that are let through in a second; a loop that logs without end would drown the page. */
export const mostLines = 300;

/** Counts lines of a console; the function it returns answers whether there is room for one more in this second. */
export function createLineLimit(now: () => number = () => performance.now()): () => boolean {
  let second = -1;
  let count = 0;
  return () => {
    const current = Math.floor(now() / 1000);
    count = current === second ? count + 1 : 1;
    second = current;
    return count <= mostLines;
  };
}
