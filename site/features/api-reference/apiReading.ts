import { replayEvent, watchCard } from './apiCard.ts';
import { clearFilter, filterRows } from './filterRows.ts';
import { setView, syncViews } from './rowViews.ts';

/** How long a link says that it was copied (S4.8). */
const copiedFor = 2000;

let isStarted = false;

/** Handles every click and key on the reference by delegation; `event` is the one that made this load. */
export function startReading(event: Event): void {
  start();
  replayEvent(event);
  if (event.type === 'click') {
    onClick(event);
  }
}

/** Marks the row a hash names and shows it, whatever the view and the filter. */
export function showTarget(hash: string): void {
  start();
  syncViews();
  document.documentElement.dataset.apiTarget = '';
  document
    .querySelectorAll('.api-rows > [data-target]')
    .forEach((row) => row.removeAttribute('data-target'));
  const row = document.getElementById(decodeURIComponent(hash.slice(1)));
  const section = row?.parentElement?.matches('.api-rows') && row.closest<HTMLElement>('.api');
  if (!row || !section) {
    return;
  }
  row.dataset.target = '';
  const wasHidden = row.hidden;
  if (wasHidden) {
    announce(section, clearFilter(section));
  }
  if (row instanceof HTMLDetailsElement && !row.open) {
    openInPlace(row);
  }
  if (wasHidden) {
    row.scrollIntoView();
  }
}

/** Opens a row where it is: Firefox would leave the rows below it in their place and push it up, behind the header. */
function openInPlace(row: HTMLDetailsElement): void {
  const before = row.getBoundingClientRect().top;
  row.open = true;
  scrollBy({ top: row.getBoundingClientRect().top - before, behavior: 'instant' });
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
  if (button?.closest('.api-views')) {
    setView(section, button.value);
  } else if (button?.closest('.api-facets')) {
    const isPressed = button.getAttribute('aria-pressed') === 'true';
    button.setAttribute('aria-pressed', String(!isPressed));
    announce(section, filterRows(section));
  } else if (link?.matches('.api-rows > details > a')) {
    copyLink(link, section);
  }
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
    announce(section, filterRows(section));
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

function announce(section: HTMLElement, message: string): void {
  const status = section.querySelector('[role=status]');
  if (status) {
    status.textContent = message;
  }
}
