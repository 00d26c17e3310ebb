import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { documentLanguage } from '#site/platform/i18n/documentLanguage.ts';
import { LanguageProvider } from '#site/platform/i18n/LanguageProvider.tsx';
import { loadLateParts } from '#site/platform/islands/loadLateParts.ts';
import { FeedbackPanel, type FeedbackRequest } from './FeedbackPanel.tsx';

let mounting: Promise<(request: FeedbackRequest | null) => void> | undefined;

/** Replaces the static buttons with the running panel, once, and does what the pressed button asks for. */
export async function openFeedback(button: Element | null): Promise<void> {
  const section = document.getElementById('feedback');
  if (!section) {
    return;
  }
  mounting ??= mount(section);
  const render = await mounting;
  const request = button instanceof HTMLElement ? requestOf(button) : null;
  if (request) {
    render(request);
  }
}

async function mount(section: HTMLElement) {
  const language = documentLanguage();
  await loadLateParts();
  await untilReleased(section);
  const focused = [...section.querySelectorAll('button')].findIndex(
    (button) => button === document.activeElement,
  );
  section.replaceChildren();
  const root = createRoot(section);
  const render = (request: FeedbackRequest | null) => {
    const page = section.dataset.page ?? '/';
    flushSync(() =>
      root.render(
        <LanguageProvider language={language}>
          <FeedbackPanel key={page} page={page} language={language} request={request} />
        </LanguageProvider>,
      ),
    );
  };
  render(null);
  section.querySelectorAll('button')[focused]?.focus();
  // Another page is another panel, with the vote that page was given.
  new MutationObserver(() => render(null)).observe(section, { attributeFilter: ['data-page'] });
  return render;
}

/** Waits until no button is being pressed: the click on one that is replaced meanwhile would be lost. */
async function untilReleased(section: HTMLElement): Promise<void> {
  while (section.matches(':active')) {
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
  return {
    kind: 'section',
    section: { id, title, element: formContainer(button) },
    opener: button,
  };
}

/** The element for a form after the button of a heading, created when it is first needed. */
function formContainer(button: HTMLElement): HTMLElement {
  const next = button.nextElementSibling;
  if (next instanceof HTMLElement && next.dataset.feedbackForm !== undefined) {
    return next;
  }
  const element = document.createElement('div');
  element.dataset.feedbackForm = '';
  button.after(element);
  return element;
}
