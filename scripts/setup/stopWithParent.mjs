/**
 * Stops this process when npm is gone: npm exits on a stop signal without passing it on to its shell, which would leave
 * the server running and its port in use.
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
