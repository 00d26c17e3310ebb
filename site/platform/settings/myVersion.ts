import { myVersionKey as key } from './myVersionKey.ts';
import { readItem, writeItem } from './storedSettings.ts';

/** The version the reader uses, from the address or as they said before; null when they said none. */
export function readMyVersion(): string | null {
  const asked = new URLSearchParams(location.search).get('version');
  if (asked) {
    writeItem('localStorage', key, asked.slice(0, 20));
  }
  return readItem('localStorage', key) || null;
}

/** Keeps the version the reader uses; an empty text forgets it. */
export function setMyVersion(version: string): void {
  writeItem('localStorage', key, version.trim().slice(0, 20));
  dispatchEvent(new Event(key));
}
