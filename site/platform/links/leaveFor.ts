let lastClicked: URL | null = null;

/** Remembers where a click leads, with the anchor that loaders are not told. */
export function rememberTarget(url: URL): void {
  lastClicked = url;
}

/** Opens an address as a document of its own; the promise never settles, because this document ends. */
export function leaveFor(pathname: string): Promise<never> {
  const hash = lastClicked?.pathname === pathname ? lastClicked.hash : '';
  location.assign(pathname + hash);
  return new Promise(() => {});
}
