import { siteConfig } from 'virtual:docs/config';
import { useEffect, useState } from 'react';
import { languageHref } from '#model/DocsPath.ts';
import { type OfflineIndex, offlineIndexPath, offlinePath, workerScope } from '#model/offline.ts';
import type { Language } from '#model/Language.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { loadLateMessages } from '#site/platform/i18n/messages.ts';
import { type PageRecord, readRecords } from '#site/platform/offline/PageRecord.ts';
import { describeSavedProduct } from './describeSavedProduct.ts';
import styles from './OfflineSettings.module.css';
import { ProductRow } from './ProductRow.tsx';

/** Lets readers save whole products; shown only where the worker is in use. */
export function OfflineSettings({ announce }: { announce: (text: string) => void }) {
  const { state, refresh } = useOfflineState();
  if (!state) {
    return null;
  }
  const { worker, index, records } = state;
  const rows = siteConfig.products
    .map(({ id, name }) => ({ id, name, product: describeSavedProduct(id, index, records) }))
    .filter(({ product }) => product.paths.length > 0);
  return (
    <Group>
      {rows.map(({ id, name, product }) => (
        <ProductRow
          key={id}
          id={id}
          name={name}
          product={product}
          worker={worker}
          refresh={refresh}
          announce={announce}
        />
      ))}
    </Group>
  );
}

function Group({ children }: { children: React.ReactNode }) {
  const t = useMessages('offline');
  const language = useLanguage();
  return (
    <fieldset className={styles.root}>
      <legend>{t('settings.legend')}</legend>
      <p>{t('settings.explanation')}</p>
      <ul>{children}</ul>
      <a href={languageHref(offlinePath, language)} data-document="">
        {t('settings.listLink')}
      </a>
    </fieldset>
  );
}

interface OfflineState {
  worker: ServiceWorker;
  index: OfflineIndex;
  records: PageRecord[];
}

/** What the settings need to offer offline reading; null where no worker is in use. */
function useOfflineState(): { state: OfflineState | null; refresh: () => Promise<void> } {
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
  const [index, records] = await Promise.all([
    fetch(offlineIndexPath(language)).then((response) => response.json() as Promise<OfflineIndex>),
    readRecords(),
    loadLateMessages(language),
  ]);
  return { worker, index, records };
}
