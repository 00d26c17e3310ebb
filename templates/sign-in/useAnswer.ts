import { useEffect, useRef, useState } from 'react';
import { answerTime } from './account';

/** A question whose answer takes a moment; leaving the page takes it back. */
export function useAnswer() {
  const timer = useRef(0);
  const [isPending, setIsPending] = useState(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function ask(onAnswer: () => void) {
    setIsPending(true);
    timer.current = window.setTimeout(() => {
      setIsPending(false);
      onAnswer();
    }, answerTime);
  }

  return { isPending, ask };
}
