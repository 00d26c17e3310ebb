declare global {
  interface Window {
    /** Clicks since the document was opened that no island has answered; undefined once all islands listen. */
    unansweredClicks?: Event[];
    /** Attributes of everything clicked since then that asks for its clicks to be reported; undefined once they are. */
    unreportedClicks?: DOMStringMap[];
  }
}

/** Inline script at the end of the body: keeps what a reader clicks before any island listens. */
export function recordClicks(): void {
  window.unansweredClicks = [];
  window.unreportedClicks = [];
  document.addEventListener(
    'click',
    (event) => {
      window.unansweredClicks?.push(event);
      const reported =
        event.target instanceof Element &&
        event.target.closest<HTMLElement>('[data-ga-event-category]');
      if (reported) {
        // A copy: what answers the click may change the attributes, or take the element away.
        window.unreportedClicks?.push({ ...reported.dataset });
      }
    },
    true,
  );
}

/** Hands over what was clicked before clicks were reported, and keeps no more of it. */
export function takeUnreportedClicks(): DOMStringMap[] {
  const clicks = window.unreportedClicks ?? [];
  delete window.unreportedClicks;
  return clicks;
}

/** The last recorded click an island answers to. */
export function findClick(isOwn: (click: Event) => boolean): Event | undefined {
  return window.unansweredClicks?.findLast(isOwn);
}

/** Marks a click as answered, so that no island that starts later replays it. */
export function forgetClick(click: Event): void {
  const clicks = window.unansweredClicks;
  if (clicks) {
    window.unansweredClicks = clicks.filter((recorded) => recorded !== click);
  }
}

/** Ends the recording; call it when the last island listens. */
export function stopRecordingClicks(): void {
  delete window.unansweredClicks;
}
