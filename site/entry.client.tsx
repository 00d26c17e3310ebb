import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import { redirectPath } from '#model/redirectPath.ts';
import { watchCodeBlocks } from '#site/features/code-block/watchCodeBlocks.ts';
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
  // A chunk of an older deploy is gone: the new document knows the new names.
  addEventListener('vite:preloadError', () => location.reload());
  await loadDictionary(parseDocsPath(pathname).language);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
