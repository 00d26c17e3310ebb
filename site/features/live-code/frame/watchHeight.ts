/** How often in a row a taller frame may make its content taller still. */
const mostEchoes = 4;

/** Reports how tall the frame must be to show the reader's code without scrolling. */
export function watchHeight(onHeight: (height: number) => void): void {
  let last = -1;
  let viewport = innerHeight;
  let echoes = 0;
  let queued = false;

  function measure() {
    queued = false;
    const content = contentHeight();
    const height = Math.ceil((content ?? 0) + overlayHeight());
    if (content === null || height === last) {
      return;
    }
    // Content measured in heights of the frame grows with it, without end.
    echoes = innerHeight !== viewport && height > last ? echoes + 1 : 0;
    viewport = innerHeight;
    last = height;
    if (echoes <= mostEchoes) {
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

/** Null while nothing is shown. */
function contentHeight(): number | null {
  const shown = document.querySelector<HTMLElement>('[data-version]:not([data-staged])');
  return shown?.offsetHeight ?? null;
}

/** Menus, pickers and dialogs lie over the content and need room below it. */
function overlayHeight(): number {
  const papers = document.querySelectorAll<HTMLElement>(
    'body > :not([data-version]) .MuiPaper-root',
  );
  const tallest = Math.max(0, ...[...papers].map((paper) => paper.offsetHeight));
  return tallest > 0 ? tallest + 24 : 0;
}
