const requests = new Map<string, Promise<unknown>>();

/** Fetches a JSON file of this site once; a failed fetch may be tried again. */
export function fetchOnce<T>(address: string): Promise<T> {
  let request = requests.get(address);
  if (!request) {
    request = fetch(address).then((response) => {
      if (!response.ok) {
        throw new Error(`${address} answered ${response.status}.`);
      }
      return response.json();
    });
    request.catch(() => requests.delete(address));
    requests.set(address, request);
  }
  return request as Promise<T>;
}
