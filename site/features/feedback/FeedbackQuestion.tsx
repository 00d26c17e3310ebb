import { useStrings } from '#site/platform/i18n/Strings.tsx';
import styles from './FeedbackQuestion.module.css';
import type { Rating } from './Rating.ts';

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
  const text = useStrings();
  return (
    <div className={styles.root} role="group" aria-labelledby="feedback-question">
      <h2 id="feedback-question">{text('question')}</h2>
      {votes.map((vote) => (
        <button
          key={vote.rating}
          type="button"
          className={styles[vote.label]}
          aria-pressed={rating === vote.rating}
          data-feedback={onVote ? undefined : vote.rating}
          onClick={() => onVote?.(vote.rating)}
        >
          {text(`votes.${vote.label}`)}
        </button>
      ))}
    </div>
  );
}
