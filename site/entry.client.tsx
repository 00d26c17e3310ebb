import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { redirectPath } from '#model/redirectPath.ts';
import { watchApiReference } from '#site/features/api-reference/watchApiReference.ts';
import { watchCodeBlocks } from '#site/features/code-block/watchCodeBlocks.ts';
import { documentLanguage } from '#site/platform/i18n/documentLanguage.ts';
import { loadDictionary } from '#site/platform/i18n/dictionaries.ts';
import { watchSettings } from '#site/platform/settings/settingsStore.ts';

const { pathname, search, hash } = location;
const moved = redirectPath(pathname);

if (moved !== null) {
  // A static host may serve a page under a second address; readers are sent to the one it is known by.
  location.replace(moved + search + hash);
} else {
  watchSettings();
  watchCodeBlocks();
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
}
