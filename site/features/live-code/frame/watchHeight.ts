/** Reports how tall the frame must be to show the reader's code without scrolling. */
export function watchHeight(onHeight: (height: number) => void): void {
  let last = -1;
  let queued = false;

  function measure() {
    queued = false;
    const height = Math.ceil(contentHeight() + overlayHeight());
    if (height !== last) {
      last = height;
      onHeight(height);
    }
  }

  function queue() {
    if (!queued) {
      queued = true;
      requestAnimationFrame(measure);
    }
  }

  const sizes = new ResizeObserver(queue);
  new MutationObserver(() => {
    // Versions and overlays are children of the body.
    [...document.body.children].forEach((child) => sizes.observe(child));
    queue();
  }).observe(document.body, { childList: true, attributes: true, subtree: true });
}

function contentHeight(): number {
  const shown = document.querySelector<HTMLElement>('[data-version]:not([data-staged])');
  return shown?.offsetHeight ?? 0;
}

/** Menus, pickers and dialogs lie over the content and need room below it. */
function overlayHeight(): number {
  const papers = document.querySelectorAll<HTMLElement>(
    'body > :not([data-version]) .MuiPaper-root',
  );
  const tallest = Math.max(0, ...[...papers].map((paper) => paper.offsetHeight));
  return tallest > 0 ? tallest + 24 : 0;
}
