import type { MessagePart } from '#model/errors/ErrorMessage.ts';
import { type ErrorMatch, type Matchable, matchErrors } from '#model/errors/matchErrors.ts';
import { interpolate } from '#model/Messages.ts';

const started = new WeakSet<HTMLElement>();

/** Matches what a reader pastes into the box against the messages of the page, as they type. */
export function startMatcher(box: HTMLElement): void {
  const field = box.querySelector('textarea');
  const status = box.querySelector<HTMLElement>('[role=status]');
  const list = box.querySelector('ul');
  if (!field || !status || !list || started.has(box)) {
    return;
  }
  started.add(box);
  const messages = readMessages();
  const show = () => {
    const text = field.value.trim();
    const matches = text === '' ? [] : matchErrors(text, messages);
    status.textContent = text === '' ? '' : describe(matches, box.dataset);
    list.replaceChildren(...matches.flatMap(({ id }) => linkTo(id)));
  };
  field.addEventListener('input', show);
  list.addEventListener('click', ({ target }) => openLinked(target));
  // What was typed while this was loading.
  show();
}

/** The messages as the page shows them: fixed text, and values as `<var>`. */
function readMessages(): Matchable[] {
  return [...document.querySelectorAll('.error-list > details')].map(({ id, children }) => ({
    id,
    wordings: [...children].filter((child) => child.matches('.error-message')).map(readParts),
  }));
}

function readParts(message: Element): MessagePart[] {
  return [...(message.firstElementChild?.childNodes ?? [])].map((node) =>
    node instanceof Text ? node.data : { value: node.textContent ?? '' },
  );
}

function describe(matches: readonly ErrorMatch[], texts: DOMStringMap): string {
  const [first] = matches;
  if (!first) {
    return texts.noMatch ?? '';
  }
  if (!first.isExact) {
    return texts.similar ?? '';
  }
  return matches.length === 1
    ? (texts.matchOne ?? '')
    : interpolate(texts.matches ?? '', { count: String(matches.length) });
}

/** A link to the entry, with its title and its cause. */
function linkTo(id: string): HTMLElement[] {
  const entry = document.getElementById(id);
  const title = entry?.querySelector('summary > code');
  if (!entry || !title) {
    return [];
  }
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `#${id}`;
  link.append(title.cloneNode(true));
  item.append(link);
  for (const text of [...entry.querySelectorAll('dd > p')].slice(0, 2)) {
    item.append(text.cloneNode(true));
  }
  return [item];
}

/** A link to the entry that the address names already changes no address. */
function openLinked(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const entry = link && document.getElementById(link.hash.slice(1));
  if (entry instanceof HTMLDetailsElement) {
    entry.open = true;
  }
}
