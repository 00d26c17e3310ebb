import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { commentLimit } from '#model/Feedback.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Button } from '#site/ui/Button.tsx';
import styles from './FeedbackForm.module.css';

/** What the comment is about; each has a prompt of its own (S5.4). */
export type Topic = 'liked' | 'improve' | 'comment' | 'section';

interface FeedbackFormProps {
  topic: Topic;
  /** Title of the section, for the topic `section`. */
  section: string;
  comment: string;
  onCommentChange: (comment: string) => void;
  /** Where a reader is led who found a mistake. */
  issueUrl: string;
  /** What went wrong; empty while nothing did. */
  problem: string;
  isSending: boolean;
  onSubmit: (trap: string) => void;
  onCancel: () => void;
}

/** The comment that goes with a vote, or with a section. */
export function FeedbackForm(props: FeedbackFormProps) {
  const { topic, section, comment, issueUrl, problem, isSending, onSubmit, onCancel } = props;
  const t = useMessages('feedback');
  const box = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [topic, section]);

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onCancel();
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const website = new FormData(event.currentTarget).get('website');
    onSubmit(typeof website === 'string' ? website : '');
  }

  return (
    // Keys typed into the fields arrive here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className={styles.root} onSubmit={submit} onKeyDown={onKeyDown} aria-busy={isSending}>
      <label htmlFor="feedback-comment">{t(`prompts.${topic}`, { title: section })}</label>
      <textarea
        id="feedback-comment"
        ref={box}
        rows={3}
        dir="auto"
        maxLength={commentLimit}
        aria-describedby="feedback-hint"
        aria-invalid={problem !== '' || undefined}
        value={comment}
        onChange={(event) => props.onCommentChange(event.target.value)}
      />
      {/* People do not see this field; machines that fill in every field give themselves away. */}
      <input name="website" className={styles.trap} tabIndex={-1} autoComplete="off" aria-hidden />
      <p id="feedback-hint" className={styles.hint}>
        {t('hint')}
      </p>
      {topic !== 'liked' && (
        <p className={styles.issue}>
          {t('issue')}{' '}
          <a href={issueUrl} target="_blank" rel="noopener">
            {t('openIssue')}
          </a>
        </p>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.actions}>
        <Button size="large" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="large"
          className={styles.submit}
          aria-disabled={isSending}
        >
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
