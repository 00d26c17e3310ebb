import { useEffect, useState } from 'react';
import { sourcesPath } from '#model/payloadPath.ts';

type Sources = Record<string, string[]>;
const requests = new Map<string, Promise<Sources>>();

/** Highlighted JavaScript of a demo's files; fetched for the whole page when the first reader of it asks. */
export function useJavaScript(pagePath: string, name: string, wanted: boolean): string[] | null {
  const [sources, setSources] = useState<Sources | null>(null);
  useEffect(() => {
    if (!wanted || sources) {
      return;
    }
    let mounted = true;
    fetchSources(pagePath).then(
      (fetched) => mounted && setSources(fetched),
      // TypeScript stays on the page; the next opening asks again.
      () => {},
    );
    return () => {
      mounted = false;
    };
  }, [pagePath, wanted, sources]);
  return sources?.[name] ?? null;
}

function fetchSources(pagePath: string): Promise<Sources> {
  let request = requests.get(pagePath);
  if (!request) {
    request = fetch(sourcesPath(pagePath)).then((response) => {
      if (!response.ok) {
        throw new Error(`The JavaScript sources answered ${response.status}.`);
      }
      return response.json() as Promise<Sources>;
    });
    request.catch(() => requests.delete(pagePath));
    requests.set(pagePath, request);
  }
  return request;
}
