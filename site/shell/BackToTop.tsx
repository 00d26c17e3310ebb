import { useEffect, useState } from 'react';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import styles from './BackToTop.module.css';

/** How far a reader scrolls before the button is of use. */
const threshold = 200;

/** Returns to the top of a long page. */
export function BackToTop() {
  const t = useTranslate();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const onScroll = () => setIsShown(scrollY > threshold);
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);

  function goToTop() {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    document.getElementById('main-content')?.focus({ preventScroll: true });
  }

  return (
    <button
      type="button"
      className={styles.root}
      hidden={!isShown}
      onClick={goToTop}
      aria-label={t('shell.backToTop')}
      data-ga-event-category="docs"
      data-ga-event-action="click-back-to-top"
    >
      <span aria-hidden="true" />
    </button>
  );
}
