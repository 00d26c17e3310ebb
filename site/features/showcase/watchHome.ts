import { isMessage, postMessageTo } from '#site/features/template-gallery/frameMessages.ts';
import { listen } from '#site/platform/islands/listen.ts';
import { onFirstInteraction } from '#site/platform/islands/onFirstInteraction.ts';
import { onEachPage } from '#site/platform/navigation/onEachPage.ts';
import {
  currentSettings,
  dispatchTheme,
  subscribeToSettings,
} from '#site/platform/settings/settingsStore.ts';

/** Width the app beside the headline is laid out for, in pixels. */
const deskWidth = 1280;

/** Makes the front page work: swatches that recolor everything, and the app beside the headline. */
export function watchHome(): void {
  listen('click', '[data-swatch]', ({ dataset: { swatch = '' } }) => {
    const paletteColors = swatch === '' ? {} : { primary: { main: swatch } };
    dispatchTheme({ type: 'CHANGE', payload: { paletteColors } });
  });
  onEachPage(() => {
    const stage = document.querySelector<HTMLElement>('[data-hero-stage]');
    // On a phone the app would be too small to use; its picture says enough.
    if (stage && stage.offsetWidth > 400) {
      onFirstInteraction(() => startApp(stage));
    }
  });
}

/** Puts the running template over its picture, in the reader's mode and colors. */
function startApp(stage: HTMLElement): void {
  const { heroStage = '', title = '' } = stage.dataset;
  if (!stage.isConnected || stage.querySelector('iframe')) {
    return;
  }
  const frame = document.createElement('iframe');
  frame.src = heroStage;
  frame.title = title;
  // Not `hidden`: charts without a width would complain.
  frame.style.visibility = 'hidden';

  function send() {
    const { mode, theme } = currentSettings();
    postMessageTo(frame.contentWindow, { kind: 'template-look', theme: 'own', mode, state: theme });
  }
  const fit = new ResizeObserver(() => {
    frame.style.transform = `scale(${stage.offsetWidth / deskWidth})`;
  });
  const unsubscribe = subscribeToSettings(send);
  function onMessage(event: MessageEvent) {
    if (!frame.isConnected) {
      removeEventListener('message', onMessage);
      unsubscribe();
      fit.disconnect();
    } else if (event.source === frame.contentWindow && isMessage(event, 'template-ready')) {
      send();
      frame.style.visibility = '';
    }
  }
  addEventListener('message', onMessage);
  fit.observe(stage);
  stage.append(frame);
}
