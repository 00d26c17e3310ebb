import { workerScope, workerScript } from '#model/offline.ts';
import { documentLanguage } from '#site/platform/i18n/documentLanguage.ts';
import { trustedScriptUrl } from '#site/platform/trustedScriptUrl.ts';
import { followWorker } from './followWorker.ts';
import { reportVisits } from './reportVisits.ts';
import { watchConnection } from './watchConnection.ts';

/** Registers the worker of the document's language and keeps what the reader opens; loaded late, on the configured host only. */
async function startOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  const scope = workerScope(documentLanguage());
  // Taken before registering: a worker that takes over meanwhile is the first one.
  const isControlled = serviceWorker.controller !== null;
  const registration = await serviceWorker.register(trustedScriptUrl(workerScript), { scope });
  followWorker(registration, {
    isControlled,
    hasFocus: () => document.hasFocus(),
    reload: () => location.reload(),
  });
  watchConnection();
  await reportVisits(registration, scope);
}

if ('serviceWorker' in navigator) {
  // A browser that refuses, in a private window for instance, reads on without.
  startOffline().catch(() => {});
}
