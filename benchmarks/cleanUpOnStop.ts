/**
 * Runs `cleanUp` if this process ends or is stopped; returns how to call that off. What was registered last is cleaned
 * up first. Must be synchronous: nothing is awaited anymore.
 */
export function cleanUpOnStop(cleanUp: () => void): () => void {
  // Without a listener, a signal ends the process before its exit handlers run.
  const stop = () => process.exit(130);
  process.prependOnceListener('exit', cleanUp);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return () => {
    process.off('exit', cleanUp);
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  };
}
