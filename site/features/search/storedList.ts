/** Reads a list kept in this browser; anything else found there counts as nothing. */
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

/** Keeps a list in this browser, where it allows that. */
export function storeList(key: string, items: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(items));
  } catch {
    // Without storage nothing is remembered.
  }
}
