import { parseDocsPath } from '#model/DocsPath.ts';
import { interpolate } from '#model/Messages.ts';
import { onEachPage } from '#site/platform/navigation/onEachPage.ts';
import { readStoredList, storeList } from '#site/platform/storedList.ts';

/** Makes the checklists of migration guides work: what is ticked is remembered in this browser, for each guide. */
export function watchChecklist(): void {
  onEachPage(() => {
    const progress = document.querySelector<HTMLElement>('[data-progress]');
    if (progress) {
      startChecklist(progress);
    }
  });
}

function startChecklist(progress: HTMLElement): void {
  // The same guide in every language.
  const key = `checklist:${parseDocsPath(location.pathname).path}`;
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[data-change]')];
  const changes = new Set(boxes.map(changeOf));
  const done = new Set(readStoredList(key, (item): item is string => changes.has(String(item))));

  function show() {
    for (const box of boxes) {
      box.checked = done.has(changeOf(box));
    }
    const text = progress.dataset.progress ?? '';
    progress.textContent = interpolate(text, {
      done: String(done.size),
      all: String(changes.size),
    });
  }

  for (const box of boxes) {
    box.disabled = false;
    box.addEventListener('change', () => {
      if (box.checked) {
        done.add(changeOf(box));
      } else {
        done.delete(changeOf(box));
      }
      storeList(key, [...done]);
      show();
    });
  }
  show();
}

function changeOf(box: HTMLInputElement): string {
  return box.dataset.change ?? '';
}
