import type { Plan } from '#model/Plan.ts';
import { type SharedKey, translator } from '#site/platform/i18n/messages.ts';
import { documentLanguage } from '#site/platform/i18n/documentLanguage.ts';

/** A pointer that only passes by opens nothing. */
const openDelay = 250;
/** Time to cross from the link into the card. */
const closeDelay = 200;
const gap = 8;
const cardId = 'api-card';

let card: HTMLElement | null = null;
let owner: HTMLAnchorElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows what a link to the reference leads to: on hover, on focus by keyboard, and on the first tap (WCAG 1.4.13). */
export function watchCard(): void {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') {
      const link = linkOf(event.target);
      if (link || isInCard(event.target)) {
        later(() => link && open(link, false), openDelay);
      } else if (card && !isFocused()) {
        later(close, closeDelay);
      } else if (!card) {
        clearTimeout(timer);
      }
    }
  });
  document.addEventListener('focusin', ({ target }) => {
    const link = linkOf(target);
    if (link?.matches(':focus-visible')) {
      later(() => open(link, false), 0);
    } else if (!isInCard(target)) {
      close();
    }
  });
  document.addEventListener('focusout', () => later(close, closeDelay));
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && card) {
      event.preventDefault();
      close();
    }
  });
  // In the capture phase: the listener that navigates must find the tap answered.
  document.addEventListener('click', onClick, true);
}

/** Handles the event that made the script load, which happened before anything listened. */
export function replayEvent(event: Event): void {
  const link = linkOf(event.target);
  if (link && event.type === 'click' && event.defaultPrevented) {
    open(link, true);
  } else if (link && event.type === 'pointerover' && link.matches(':hover')) {
    later(() => link.matches(':hover') && open(link, false), openDelay);
  } else if (link?.matches(':focus-visible')) {
    open(link, false);
  }
}

function onClick(event: MouseEvent): void {
  const link = linkOf(event.target);
  const isTap = (event as PointerEvent).pointerType === 'touch';
  if (link && isTap && owner !== link) {
    event.preventDefault();
    open(link, true);
  } else if (!isInCard(event.target) || (event.target as Element).closest('a')) {
    close();
  }
}

function open(link: HTMLAnchorElement, isTap: boolean): void {
  clearTimeout(timer);
  if (owner === link) {
    return;
  }
  close();
  owner = link;
  card = document.createElement('div');
  card.id = cardId;
  card.className = 'api-card';
  card.append(...contentOf(link, isTap));
  card.setAttribute('role', isTap ? 'dialog' : 'tooltip');
  if (isTap) {
    card.setAttribute('aria-label', link.textContent ?? '');
  }
  link.setAttribute('aria-describedby', cardId);
  document.body.append(card);
  positionCard(card, link);
}

function close(): void {
  clearTimeout(timer);
  owner?.removeAttribute('aria-describedby');
  card?.remove();
  card = null;
  owner = null;
}

function contentOf(link: HTMLAnchorElement, isTap: boolean): HTMLElement[] {
  const { apiOwner, apiType, apiDefault, apiText, apiPlan, apiDeprecated, apiSince } = link.dataset;
  const head = element('p', 'api-card-head');
  const name = link.textContent ?? '';
  head.append(code(name), apiOwner && apiOwner !== name ? ` ${apiOwner}` : '');
  if (apiPlan) {
    const tag = element('span', 'tag', text(`tags.${apiPlan as Plan}`));
    tag.dataset.tag = apiPlan;
    head.append(' ', tag);
  }
  if (apiDeprecated !== undefined) {
    const tag = element('span', 'tag', text('card.deprecated'));
    tag.dataset.tag = 'deprecated';
    head.append(' ', tag);
  }
  if (apiSince) {
    head.append(
      ' ',
      element('small', '', translator(documentLanguage())('card.since', { version: apiSince })),
    );
  }
  const lines = [head];
  if (apiType) {
    const line = element('p', '');
    line.append(code(apiType));
    lines.push(line);
  }
  if (apiDefault) {
    const line = element('p', 'api-card-default', `${text('card.default')}: `);
    line.append(code(apiDefault));
    lines.push(line);
  }
  if (apiText) {
    const line = element('p', '', apiText);
    line.lang = 'en';
    lines.push(line);
  }
  if (isTap) {
    const more = element('a', 'api-card-open', text('card.open')) as HTMLAnchorElement;
    more.href = link.href;
    lines.push(more);
  }
  return lines;
}

/** Below the link, or above it where there is more room; never over it. It scrolls with the text. */
function positionCard(box: HTMLElement, link: HTMLElement): void {
  const rects = [...link.getClientRects()];
  const first = rects[0] ?? link.getBoundingClientRect();
  const last = rects.at(-1) ?? first;
  const { offsetWidth: width, offsetHeight: height } = box;
  const fitsBelow = last.bottom + gap + height <= innerHeight;
  const top =
    fitsBelow || first.top < height + gap * 9 ? last.bottom + gap : first.top - gap - height;
  const rest = document.documentElement.clientWidth - width - 16;
  box.style.top = `${top + scrollY}px`;
  box.style.left = `${Math.max(16, Math.min(first.left, rest))}px`;
}

function later(action: () => void, delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(action, delay);
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-api]') : null;
}

function isInCard(target: EventTarget | null): boolean {
  return target instanceof Node && card !== null && card.contains(target);
}

function isFocused(): boolean {
  return owner !== null && owner === document.activeElement && owner.matches(':focus-visible');
}

function text(key: SharedKey): string {
  return translator(documentLanguage())(key);
}

function code(content: string): HTMLElement {
  return element('code', '', content);
}

function element(name: string, className: string, content = ''): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = content;
  return made;
}
