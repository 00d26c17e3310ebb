/** Rows of a section, without the one that names the columns. */
export function rowsOf(section: Element): HTMLTableRowElement[] {
  return [...section.querySelectorAll<HTMLTableRowElement>('tbody > tr')];
}

/** Shows a section, and all that share its setting, in another view, and remembers it. */
export function setView(section: HTMLElement, view: string): void {
  const key = section.dataset.store ?? '';
  try {
    localStorage.setItem(key, view);
  } catch {
    // Storage can be disabled; the choice then lasts as long as the page.
  }
  const reading = section.getBoundingClientRect().top < 0 ? firstVisible(section) : null;
  const before = reading?.getBoundingClientRect().top ?? 0;
  document.querySelectorAll<HTMLElement>(`[data-store="${key}"]`).forEach((other) => {
    other.dataset.view = view;
    sync(other, true);
  });
  if (reading) {
    scrollBy(0, reading.getBoundingClientRect().top - before);
  }
}

/** Fits the controls of sections that came with a new page to the view they are in. */
export function syncViews(): void {
  document
    .querySelectorAll<HTMLElement>('[data-store]:not([data-ready])')
    .forEach((section) => sync(section, false));
}

/** Opens or closes a row of the collapsed view; in the others every row is open. */
export function toggleRow(row: HTMLTableRowElement, isOpen?: boolean): void {
  const details = detailsOf(row);
  const opens = isOpen ?? details?.hasAttribute('hidden') ?? false;
  const button = row.querySelector('th > button');
  if (button) {
    button.setAttribute('aria-expanded', String(opens));
    setFolded(details, !opens);
  }
}

function sync(section: HTMLElement, isChange: boolean): void {
  section.dataset.ready = '';
  const { view, toggle = '' } = section.dataset;
  section.querySelectorAll<HTMLButtonElement>('.api-views button').forEach((button) => {
    button.setAttribute('aria-pressed', String(button.value === view));
  });
  for (const row of rowsOf(section)) {
    const header = row.cells[0];
    header?.querySelector(':scope > button')?.remove();
    if (isChange) {
      setFolded(detailsOf(row), true);
    }
    if (view === 'collapsed') {
      const button = document.createElement('button');
      button.type = 'button';
      const name = header?.querySelector('code')?.textContent ?? '';
      button.setAttribute('aria-label', toggle.replace('{name}', name));
      button.setAttribute('aria-expanded', String(!detailsOf(row)?.hasAttribute('hidden')));
      header?.prepend(button);
    }
  }
}

function detailsOf(row: HTMLTableRowElement): Element | null {
  return row.querySelector(':scope > td:last-child > div');
}

function setFolded(details: Element | null, isFolded: boolean): void {
  if (isFolded) {
    details?.setAttribute('hidden', 'until-found');
  } else {
    details?.removeAttribute('hidden');
  }
}

/** The row a reader has before their eyes, which must stay there. */
function firstVisible(section: HTMLElement): HTMLElement | null {
  const bar = section.querySelector('.api-head')?.getBoundingClientRect().bottom ?? 0;
  return (
    rowsOf(section).find((row) => !row.hidden && row.getBoundingClientRect().bottom > bar) ?? null
  );
}
