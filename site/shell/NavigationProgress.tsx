import { useNavigation } from 'react-router';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import styles from './NavigationProgress.module.css';

/** A thin bar for navigations that take longer than 200 ms; shorter ones show nothing. */
export function NavigationProgress() {
  const { state } = useNavigation();
  const t = useTranslate();
  return state === 'idle' ? null : (
    <div className={styles.root} role="progressbar" aria-label={t('shell.loading')} />
  );
}
