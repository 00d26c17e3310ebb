/**
 * Stops this process when npm is gone: npm dies of a stop signal without passing it through its shell,
 * which would leave the server running and its port taken.
 */
export function stopWithParent({ environment = process.env, everyMs = 500, stop = stopSelf } = {}) {
  if (!environment.npm_lifecycle_event || process.platform === 'win32') {
    return;
  }
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) {
      return;
    }
    clearInterval(timer);
    stop();
  }, everyMs);
  timer.unref();
}

function stopSelf() {
  process.kill(process.pid, 'SIGTERM');
}
