import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { documentLanguage } from '#site/platform/i18n/documentLanguage.ts';
import { Strings } from '#site/platform/i18n/Strings.tsx';
import { FeedbackPanel, type FeedbackRequest } from './FeedbackPanel.tsx';
import { loadFeedbackStrings } from './feedbackStrings.ts';

let mounting: Promise<(request: FeedbackRequest | null) => void> | undefined;

/** Brings the panel to life in the place of its static buttons, and does what the pressed button asks for. */
export async function openFeedback(button: Element | null): Promise<void> {
  const place = document.getElementById('feedback');
  if (!place) {
    return;
  }
  mounting ??= mount(place);
  const render = await mounting;
  const request = button instanceof HTMLElement ? requestOf(button) : null;
  if (request) {
    render(request);
  }
}

async function mount(place: HTMLElement) {
  const language = documentLanguage();
  const strings = await loadFeedbackStrings(language);
  await released(place);
  const focused = [...place.querySelectorAll('button')].findIndex(
    (button) => button === document.activeElement,
  );
  // The place itself belongs to the page; what lives in it gets an element of its own, which does not change the layout.
  const container = document.createElement('div');
  container.style.display = 'contents';
  place.replaceChildren(container);
  const root: Root = createRoot(container);
  const render = (request: FeedbackRequest | null) => {
    const page = place.dataset.page ?? '/';
    flushSync(() =>
      root.render(
        <Strings strings={strings}>
          <FeedbackPanel key={page} page={page} language={language} request={request} />
        </Strings>,
      ),
    );
  };
  render(null);
  place.querySelectorAll('button')[focused]?.focus();
  // Another page is another panel, with the vote that page was given.
  new MutationObserver(() => render(null)).observe(place, { attributeFilter: ['data-page'] });
  return render;
}

/** Until no button is being pressed: the click on one that is replaced meanwhile would be lost. */
async function released(place: HTMLElement): Promise<void> {
  while (place.matches(':active')) {
    await new Promise(requestAnimationFrame);
  }
}

function requestOf(button: HTMLElement): FeedbackRequest | null {
  const { feedback = '' } = button.dataset;
  if (!feedback.startsWith('#')) {
    return { kind: 'vote', rating: feedback === '1' ? 1 : 0 };
  }
  const id = feedback.slice(1);
  const title = document.getElementById(id)?.querySelector('.heading-link')?.textContent ?? '';
  return { kind: 'section', section: { id, title, element: sectionPlace(button) }, opener: button };
}

/** The place for a form after the button of a heading, made when it is first wanted. */
function sectionPlace(button: HTMLElement): HTMLElement {
  const next = button.nextElementSibling;
  if (next instanceof HTMLElement && next.dataset.feedbackForm !== undefined) {
    return next;
  }
  const element = document.createElement('div');
  element.dataset.feedbackForm = '';
  button.after(element);
  return element;
}
