import type { Rating } from '#model/Feedback.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Button } from '#site/ui/Button.tsx';
import styles from './FeedbackQuestion.module.css';

const votes: { rating: Rating; label: 'up' | 'down' }[] = [
  { rating: 1, label: 'up' },
  { rating: 0, label: 'down' },
];

interface FeedbackQuestionProps {
  /** The vote shown as given. */
  rating: Rating | null;
  /** Absent while prerendering: the buttons then ask for the script by an attribute. */
  onVote?: (rating: Rating) => void;
}

/** Asks whether the page helped. */
export function FeedbackQuestion({ rating, onVote }: FeedbackQuestionProps) {
  const t = useMessages('feedback');
  return (
    <div
      className={styles.root}
      role="group"
      aria-labelledby="feedback-question"
      data-show-when="whole"
    >
      <h2 id="feedback-question">{t('question')}</h2>
      {votes.map((vote) => (
        <Button
          key={vote.rating}
          size="large"
          className={styles[vote.label]}
          aria-pressed={rating === vote.rating}
          data-feedback={onVote ? undefined : vote.rating}
          onClick={() => onVote?.(vote.rating)}
        >
          {t(`votes.${vote.label}`)}
        </Button>
      ))}
    </div>
  );
}
