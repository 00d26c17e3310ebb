import { listen } from '#site/platform/islands/listen.ts';
import './codeBlock.css';

const storagePrefix = 'codeblock-';
const tabSelector = '.code-tabs button';

/** Lets readers choose a tab; groups of one key always show the same choice. */
export function watchCodeGroups(): void {
  enhanceCodeGroups();
  listen('click', tabSelector, choose);
  listen('keydown', tabSelector, (tab, event) => {
    const next = neighbor(tab, (event as KeyboardEvent).key);
    if (next) {
      event.preventDefault();
      choose(next);
      next.focus();
    }
  });
}

/** Turns the code groups that are new in the document into tabs. */
export function enhanceCodeGroups(): void {
  document
    .querySelectorAll<HTMLElement>('.code-group:not([data-ready])')
    .forEach((group, index) => {
      const panels = [...group.querySelectorAll<HTMLElement>('.code-panel')];
      const labels = panels.map((panel) => panel.dataset.label ?? '');
      const tabs = document.createElement('div');
      tabs.className = 'code-tabs';
      tabs.setAttribute('role', 'tablist');
      tabs.setAttribute('aria-label', group.dataset.name ?? '');
      panels.forEach((panel, position) => {
        const tab = document.createElement('button');
        const id = `code-${Date.now().toString(36)}-${index}-${position}`;
        tab.type = 'button';
        tab.textContent = labels[position] ?? '';
        tab.id = `${id}-tab`;
        panel.id = id;
        tab.setAttribute('role', 'tab');
        tab.setAttribute('aria-controls', id);
        panel.setAttribute('role', 'tabpanel');
        panel.setAttribute('aria-labelledby', tab.id);
        tabs.append(tab);
      });
      group.prepend(tabs);
      group.dataset.ready = '';
      const stored = readChoice(group.dataset.codeGroup ?? '');
      show(group, stored && labels.includes(stored) ? stored : (labels[0] ?? ''));
    });
}

function choose(tab: HTMLElement): void {
  const key = tab.closest<HTMLElement>('.code-group')?.dataset.codeGroup ?? '';
  const label = tab.textContent ?? '';
  try {
    localStorage.setItem(storagePrefix + key, label);
  } catch {
    // Storage can be disabled; the choice then lasts as long as the page.
  }
  document
    .querySelectorAll<HTMLElement>(`.code-group[data-code-group="${key}"]`)
    .forEach((group) => show(group, label));
}

function show(group: HTMLElement, label: string): void {
  const panels = [...group.querySelectorAll<HTMLElement>('.code-panel')];
  if (!panels.some((panel) => panel.dataset.label === label)) {
    return;
  }
  panels.forEach((panel) => panel.toggleAttribute('data-chosen', panel.dataset.label === label));
  group.querySelectorAll<HTMLElement>(tabSelector).forEach((tab) => {
    const isChosen = tab.textContent === label;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  });
}

function neighbor(tab: HTMLElement, key: string): HTMLElement | null {
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const position = tabs.indexOf(tab);
  const target = {
    [forward]: position + 1,
    [backward]: position - 1 + tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }[key];
  return target === undefined ? null : (tabs[target % tabs.length] ?? null);
}

function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(storagePrefix + key);
  } catch {
    return null;
  }
}
