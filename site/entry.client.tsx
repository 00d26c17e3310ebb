import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { redirectPath } from '#model/redirectPath.ts';
import { watchApiReference } from '#site/features/api-reference/watchApiReference.ts';
import { watchCodeGroups } from '#site/features/code-block/codeGroups.ts';
import { watchFeedback } from '#site/features/feedback/watchFeedback.ts';
import { documentLanguage } from '#site/platform/i18n/documentLanguage.ts';
import { loadDictionary } from '#site/platform/i18n/dictionaries.ts';
import { workerHost } from '#site/platform/env.ts';
import { watchSettings } from '#site/platform/settings/settingsStore.ts';

/** Offline reading is made ready when the page itself is long done. */
const offlineDelay = 3000;

const { pathname, search, hash } = location;
const moved = redirectPath(pathname);

if (moved !== null) {
  // A static host may serve a page under a second address; readers are sent to the one it is known by.
  location.replace(moved + search + hash);
} else {
  watchSettings();
  watchCodeGroups();
  watchFeedback();
  watchApiReference();
  await loadDictionary(documentLanguage());
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
  if (import.meta.env.PROD && workerHost && location.hostname.includes(workerHost)) {
    // Without it the page is as good, as long as there is a connection.
    setTimeout(
      () => import('#site/features/offline/startOffline.ts').catch(() => {}),
      offlineDelay,
    );
  }
}
