import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { siteConfig } from 'virtual:docs/config';
import type { Rating } from '#model/Feedback.ts';
import type { Language } from '#model/Language.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { FeedbackForm, type Topic } from './FeedbackForm.tsx';
import { FeedbackQuestion } from './FeedbackQuestion.tsx';
import styles from './FeedbackPanel.module.css';
import { readVote, sendFeedback } from './sendFeedback.ts';

/** A section a reader wants to comment on, and the element below its heading that holds the form. */
export interface CommentedSection {
  id: string;
  title: string;
  element: HTMLElement;
}

/** Something a reader asked for by a button outside the panel; each is a new object. */
export type FeedbackRequest =
  | { kind: 'vote'; rating: Rating }
  | { kind: 'section'; section: CommentedSection; opener: HTMLElement };

type OpenForm =
  { kind: 'page' } | { kind: 'section'; section: CommentedSection; opener: HTMLElement };

interface FeedbackPanelProps {
  /** Path without language. */
  page: string;
  language: Language;
  request: FeedbackRequest | null;
}

/** The question at the end of the page, and the form that a vote or the button of a heading opens. */
export function FeedbackPanel({ page, language, request }: FeedbackPanelProps) {
  const t = useMessages('feedback');
  const [storedRating, setStoredRating] = useState(() => readVote(page));
  const [rating, setRating] = useState(storedRating);
  const [form, setForm] = useState<OpenForm | null>(null);
  const [comment, setComment] = useState('');
  const [problem, setProblem] = useState('');
  const [thanks, setThanks] = useState('');
  const [thanksElement, setThanksElement] = useState<HTMLElement | null>(null);
  const [isSending, setIsSending] = useState(false);
  const panel = useRef<HTMLDivElement>(null);

  function open(next: FeedbackRequest) {
    setProblem('');
    setThanks('');
    setThanksElement(null);
    if (next.kind === 'vote') {
      setRating(next.rating);
      setForm({ kind: 'page' });
    } else {
      setRating(storedRating);
      setForm(next);
    }
  }
  useEffect(() => {
    if (request) {
      open(request);
    }
    // A request is answered once, when it arrives.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [request]);

  function close(finalRating: Rating | null) {
    setForm(null);
    setComment('');
    setProblem('');
    setRating(finalRating);
    const votes = panel.current?.querySelectorAll<HTMLElement>('[aria-pressed]');
    const opener = form?.kind === 'section' ? form.opener : votes?.[rating === 0 ? 1 : 0];
    opener?.focus({ preventScroll: true });
  }

  const isSection = form?.kind === 'section';
  const sentRating = isSection ? null : rating;

  async function submit(website: string) {
    if (isSending) {
      return;
    }
    if (sentRating === null && comment.trim() === '') {
      setProblem(t('empty'));
      return;
    }
    setIsSending(true);
    setProblem('');
    try {
      await sendFeedback({
        page,
        section: isSection ? form.section.id : null,
        language,
        version: docsVersion,
        rating: sentRating,
        comment: comment.trim(),
        website,
      });
      if (sentRating !== null) {
        setStoredRating(sentRating);
      }
      setThanks(t('submitted'));
      setThanksElement(isSection ? form.section.element : null);
      close(sentRating ?? storedRating);
    } catch {
      // Vote and comment stay, so that pressing again sends both as they were.
      setProblem(t('failed'));
    }
    setIsSending(false);
  }

  const formElement = form && (
    <FeedbackForm
      topic={isSection ? 'section' : topicOf(rating)}
      section={isSection ? form.section.title : ''}
      comment={comment}
      onCommentChange={setComment}
      issueUrl={`${siteConfig.repositoryUrl}/issues/new?${new URLSearchParams({ title: `[docs] ${page}` })}`}
      problem={problem}
      isSending={isSending}
      onSubmit={(website) => void submit(website)}
      onCancel={() => close(storedRating)}
    />
  );
  return (
    <div ref={panel}>
      <FeedbackQuestion rating={rating} onVote={(vote) => open({ kind: 'vote', rating: vote })} />
      {isSection ? createPortal(formElement, form.section.element) : formElement}
      <div role="status" className={styles.thanks}>
        {thanks}
      </div>
      {thanksElement &&
        // The status above is what is read out; this is where the reader looks.
        createPortal(
          <p className={styles.thanks} aria-hidden>
            {thanks}
          </p>,
          thanksElement,
        )}
    </div>
  );
}

const docsVersion = (siteConfig.library.versions[0]?.text ?? '').replace(/^v/, '');

function topicOf(rating: Rating | null): Topic {
  if (rating === null) {
    return 'comment';
  }
  return rating === 1 ? 'liked' : 'improve';
}
