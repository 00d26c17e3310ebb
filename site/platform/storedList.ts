/** Reads a list from local storage; anything invalid is ignored. */
export function readStoredList<Item>(
  key: string,
  isItem: (value: unknown) => value is Item,
): Item[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isItem) : [];
  } catch {
    return [];
  }
}

/** Writes a list to local storage, if the browser allows it. */
export function storeList(key: string, items: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(items));
  } catch {
    // Storage is blocked or full.
  }
}
