/** Whether a host is the one the worker is for; its name below `localhost` is for trying it on this machine. */
export function isWorkerHost(hostname: string, workerHost: string): boolean {
  return workerHost !== '' && (hostname === workerHost || hostname === `${workerHost}.localhost`);
}
