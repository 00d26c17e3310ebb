/** A document that was reloaded less than this many milliseconds ago is not reloaded again. */
const reloadInterval = 10_000;

/** Imports code on demand. If it is gone, as after a deploy, reloads the document, which knows its new name. */
export async function importOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const [navigation] = performance.getEntriesByType('navigation') as { type?: string }[];
    // Without a connection the code is missing after a reload too.
    if (navigation?.type === 'reload' && performance.now() < reloadInterval) {
      throw error;
    }
    location.reload();
    return new Promise(() => {});
  }
}
