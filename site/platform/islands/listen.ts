import { findClick, forgetClick } from './recordClicks.ts';

/** Something that happens to an element: an event, or that it comes into view. */
export type Trigger = 'click' | 'focusin' | 'keydown' | 'pointerover' | 'visible';

/** Does something about an element; where nothing but its coming into view happened, the event says so. */
export type Answer = (element: HTMLElement, event: Event) => void;

/** The element around an event's target, or the target itself, that matches a selector. */
export function closestElement(
  { target }: { target: EventTarget | null },
  selector: string,
): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/**
 * Answers what happens to elements that match a selector, those that come later included: one listener for all. The last
 * click from before this call, when nobody listened, is answered at once. Returns how to stop.
 */
export function listen(
  trigger: Trigger,
  selector: string,
  answer: Answer,
  within: Document | HTMLElement = document,
): () => void {
  if (trigger === 'visible') {
    return watch(within.querySelectorAll<HTMLElement>(selector), answer);
  }

  function onEvent(event: Event) {
    const element = closestElement(event, selector);
    if (element) {
      forgetClick(event);
      answer(element, event);
    }
  }
  within.addEventListener(trigger, onEvent);
  const missed =
    trigger === 'click' && findClick((click) => within.contains(closestElement(click, selector)));
  if (missed) {
    onEvent(missed);
  }
  return () => within.removeEventListener(trigger, onEvent);
}

/** Answers once for each element that comes into view. */
function watch(elements: Iterable<HTMLElement>, answer: Answer): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) {
        observer.unobserve(target);
        answer(target as HTMLElement, new Event('visible'));
      }
    }
  });
  for (const element of elements) {
    observer.observe(element);
  }
  return () => observer.disconnect();
}
