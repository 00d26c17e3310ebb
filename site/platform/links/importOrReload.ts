/** Loads a part of the site on demand; when a deploy has removed it, the page is loaded anew with its new name. */
export async function importOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    location.reload();
    return new Promise(() => {});
  }
}
