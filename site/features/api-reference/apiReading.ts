import { answerSign, watchCard } from './apiCard.ts';
import { filterRows } from './filterRows.ts';
import { setView, syncViews, toggleRow } from './rowViews.ts';

/** How long a link says that it was copied (S4.8). */
const copiedFor = 2000;

let isStarted = false;

/** Answers every click and key on the reference by delegation; `sign` is the event that asked for it. */
export function startReading(sign: Event): void {
  start();
  answerSign(sign);
  if (sign.type === 'click') {
    onClick(sign);
  }
}

/** Marks the row a hash names and shows it, whatever the view and the filter. */
export function showTarget(hash: string): void {
  start();
  syncViews();
  document.documentElement.dataset.apiTarget = '';
  document
    .querySelectorAll('.api tr[data-target]')
    .forEach((row) => row.removeAttribute('data-target'));
  const row = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!(row instanceof HTMLTableRowElement) || !row.closest('.api')) {
    return;
  }
  row.dataset.target = '';
  const wasHidden = row.hidden;
  if (wasHidden) {
    clearFilter(row);
  }
  toggleRow(row, true);
  if (wasHidden) {
    row.scrollIntoView();
  }
}

function start(): void {
  if (isStarted) {
    return;
  }
  isStarted = true;
  watchCard();
  syncViews();
  document.addEventListener('click', onClick);
  document.addEventListener('input', onInput);
  document.addEventListener('keydown', onKeyDown);
  // What was typed while this was loading.
  document.querySelectorAll<HTMLInputElement>('.api input').forEach((input) => {
    if (input.value !== '') {
      onInput({ target: input });
    }
  });
  addEventListener('popstate', () => showTarget(location.hash));
  document.addEventListener('focusin', () => syncViews());
  // The browser's own search opens a row by itself; the button beside it must know.
  document.addEventListener(
    'beforematch',
    (event) => {
      const row = event.target instanceof Element ? event.target.closest('tr') : null;
      if (row) {
        toggleRow(row, true);
      }
    },
    true,
  );
}

function onClick(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest('a');
  if (link?.hash && link.pathname === location.pathname && link.closest('main')) {
    showTarget(link.hash);
  }
  const section = target?.closest<HTMLElement>('.api');
  if (!target || !section) {
    return;
  }
  const button = target.closest('button');
  if (button?.value && button.closest('.api-views')) {
    setView(section, button.value);
    return;
  }
  const row = target.closest('tr');
  if (link && row && link.matches('th > a:last-child')) {
    copyLink(link, section);
  } else if (row && isHandle(target, section)) {
    toggleRow(row);
  }
}

/** In the collapsed view the whole line opens its row, except what is a control itself. */
function isHandle(target: Element, section: HTMLElement): boolean {
  return (
    section.dataset.view === 'collapsed' &&
    target.closest('tbody') !== null &&
    target.closest('a, summary, td:last-child') === null &&
    getSelection()?.isCollapsed !== false
  );
}

function copyLink(link: HTMLAnchorElement, section: HTMLElement): void {
  const done = section.dataset.copied ?? '';
  navigator.clipboard.writeText(link.href).then(
    () => {
      link.dataset.done = done;
      announce(section, done);
      setTimeout(() => delete link.dataset.done, copiedFor);
    },
    () => {
      // Refused by the browser: the address bar holds the link now.
    },
  );
}

function onInput({ target }: Pick<Event, 'target'>): void {
  const section = target instanceof HTMLInputElement && target.closest<HTMLElement>('.api');
  if (section) {
    announce(section, filterRows(section, target.value));
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key === 'Escape' && target instanceof HTMLInputElement && target.closest('.api')) {
    event.preventDefault();
    target.value = '';
    target.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function clearFilter(row: HTMLElement): void {
  const section = row.closest<HTMLElement>('.api');
  const input = section?.querySelector('input');
  if (section && input) {
    input.value = '';
    filterRows(section, '');
  }
}

function announce(section: HTMLElement, message: string): void {
  const status = section.querySelector('[role=status]');
  if (status) {
    status.textContent = message;
  }
}
