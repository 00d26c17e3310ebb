import { useEffect, useRef } from 'react';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import styles from './NetworkAd.module.css';
import { silenceForeignErrors } from './silenceForeignErrors.ts';

/** The place the network's script fills; React never looks inside, so whatever happens there stays there. */
export function NetworkAd({ script, isShown }: { script: string; isShown: boolean }) {
  const text = useStrings();
  const place = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = place.current;
    // Effects run twice in development; the script must not.
    const timer = setTimeout(() => {
      silenceForeignErrors();
      const tag = document.createElement('script');
      tag.id = '_carbonads_js';
      tag.async = true;
      tag.src = script;
      element?.append(tag);
    });
    return () => {
      clearTimeout(timer);
      element?.replaceChildren();
    };
  }, [script]);

  return (
    <div className={styles.root} data-shown={isShown || undefined}>
      <button type="button" className={styles.skip} onClick={() => end.current?.focus()}>
        {text('skip')}
      </button>
      <span className={styles.badge}>{text('badge')}</span>
      <div ref={place} className={styles.place} />
      <span ref={end} tabIndex={-1} />
    </div>
  );
}
