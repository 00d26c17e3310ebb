/** Inline script inside each section: the reader's view is there before the section's rows are painted. */
export function applyStoredView(): void {
  const section = document.currentScript?.parentElement;
  const view = section && readView(section);
  if (view) {
    section.dataset.view = view;
  }
}

/** The view a reader chose for a section; null when they chose none. */
export function readView({ dataset }: HTMLElement): string | null {
  try {
    const view = localStorage.getItem(dataset.store ?? '');
    return view !== null && /^(table|expanded|collapsed)$/.test(view) ? view : null;
  } catch {
    // Storage can be disabled.
    return null;
  }
}
