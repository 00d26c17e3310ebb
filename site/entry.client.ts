import { redirectPath } from '#model/redirects.ts';
import {
  openApiReference,
  watchApiReference,
} from '#site/features/api-reference/watchApiReference.ts';
import { enhanceCodeGroups, watchCodeGroups } from '#site/features/code-block/codeGroups.ts';
import { watchDemos } from '#site/features/demo/watchDemos.ts';
import { watchFeedback } from '#site/features/feedback/watchFeedback.ts';
import { watchSearch } from '#site/features/search/watchSearch.ts';
import { watchSettingsPanel } from '#site/features/settings-panel/watchSettingsPanel.ts';
import { workerHost } from '#site/platform/env.ts';
import { isWorkerHost } from '#site/platform/offline/isWorkerHost.ts';
import { onEachPage } from '#site/platform/navigation/onEachPage.ts';
import { watchSettings } from '#site/platform/settings/settingsStore.ts';
import { whenIdle } from '#site/platform/whenIdle.ts';
import { startReactPage } from '#site/pages/startReactPage.ts';
import { startShell } from '#site/shell/startShell.ts';
import 'virtual:docs/styles';

/** Offline reading starts when the page itself is long done, in milliseconds. */
const offlineDelay = 3000;

/** How long what nobody waits for is put off by a busy browser, in milliseconds. */
const idlePatience = 2000;

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
  watchSearch();
  watchSettingsPanel();
  startShell();
  onEachPage(enhanceCodeGroups);
  onEachPage(openApiReference);
  suggestPages();
  // No top-level await: code loaded on demand imports from this module, and would wait for it forever.
  void startReactPage().then(() => {
    // Everything that counts as reading is there now; demos load from here on.
    performance.mark('docs:ready');
    watchDemos();
    startWhenReadable();
    startOffline();
  });
}

/** Where there is no page, offers the ones the reader may have meant; most readers never see it. */
function suggestPages(): void {
  const section = document.querySelector<HTMLElement>('[data-suggestions]');
  if (section) {
    import('#site/features/error-page/suggestPages.ts').then(
      (module) => module.suggestPages(section),
      // Without the list the fixed links still help.
      () => {},
    );
  }
}

/** Starts what nobody waits for once the page is loaded and the browser is idle. */
function startWhenReadable(): void {
  // Blocked, or the connection is gone: the page can be read all the same.
  const start = () =>
    import('#site/shell/startLate.ts').then(
      ({ startLate }) => startLate(),
      () => {},
    );
  const startIdle = () => whenIdle(() => void start(), idlePatience);
  if (document.readyState === 'complete') {
    startIdle();
  } else {
    addEventListener('load', startIdle);
  }
}

function startOffline(): void {
  if (import.meta.env.PROD && isWorkerHost(location.hostname, workerHost)) {
    // Without it the page is as good, as long as there is a connection.
    setTimeout(
      () => import('#site/features/offline/startOffline.ts').catch(() => {}),
      offlineDelay,
    );
  }
}
