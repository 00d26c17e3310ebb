/** How long a reloaded document counts as one that was reloaded for this. */
const justReloaded = 10_000;

/** Loads a part of the site on demand; when a deploy has removed it, the page is loaded anew with its new name. */
export async function importOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const [navigation] = performance.getEntriesByType('navigation') as { type?: string }[];
    // Without a connection the part is missing after a reload too; once is enough.
    if (navigation?.type === 'reload' && performance.now() < justReloaded) {
      throw error;
    }
    location.reload();
    return new Promise(() => {});
  }
}
