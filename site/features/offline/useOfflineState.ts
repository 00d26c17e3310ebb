import { useEffect, useState } from 'react';
import type { Dictionary } from '#model/Dictionary.ts';
import type { Language } from '#model/Language.ts';
import { type OfflineIndex, offlineIndexPath } from '#model/OfflineIndex.ts';
import { workerScope } from '#model/workerScope.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import type { PageRecord } from '#site/platform/offline/PageRecord.ts';
import { readRecords } from '#site/platform/offline/pageRecords.ts';
import { loadOfflineStrings } from './loadOfflineStrings.ts';

interface OfflineState {
  worker: ServiceWorker;
  index: OfflineIndex;
  strings: Dictionary;
  records: PageRecord[];
}

/** What the settings need to offer offline reading; null where no worker is in use. */
export function useOfflineState(): { state: OfflineState | null; refresh: () => Promise<void> } {
  const language = useLanguage();
  const [state, setState] = useState<OfflineState | null>(null);

  useEffect(() => {
    // Without the index there is nothing to offer.
    readState(language).then(setState, () => {});
  }, [language]);

  return { state, refresh: async () => setState(await readState(language)) };
}

async function readState(language: Language): Promise<OfflineState | null> {
  const registration = await navigator.serviceWorker.getRegistration(workerScope(language));
  const worker = registration?.active;
  if (!worker) {
    return null;
  }
  const [index, strings, records] = await Promise.all([
    fetch(offlineIndexPath(language)).then((response) => response.json() as Promise<OfflineIndex>),
    loadOfflineStrings(language),
    readRecords(),
  ]);
  return { worker, index, strings, records };
}
