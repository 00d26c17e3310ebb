import { type ComponentType, useEffect, useState } from 'react';
import { languageHref } from '#model/DocsPath.ts';
import { SettingsButton } from '#site/features/settings-panel/SettingsButton.tsx';
import { importIsland } from '#site/platform/islands/importIsland.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Logo } from '#site/ui/Logo.tsx';
import styles from './Playground.module.css';

/** The whole page of the playground: a slim bar, and below it the workspace, which is loaded after the page. */
export function Playground() {
  const t = useMessages('playground');
  const language = useLanguage();
  const [Workspace, setWorkspace] = useState<ComponentType | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    importIsland(() => import('./Workspace.tsx')).then(
      (module) => setWorkspace(() => module.Workspace),
      () => setHasFailed(true),
    );
  }, []);

  return (
    <div className={styles.root}>
      <header className={styles.bar}>
        <a className={styles.home} href={languageHref('/', language)} aria-label={t('home')}>
          <Logo />
        </a>
        <h1 className={styles.heading}>{t('heading')}</h1>
        <div className={styles.actions}>
          <SettingsButton />
        </div>
      </header>
      <main id="main-content" className={styles.main} tabIndex={-1}>
        {Workspace ? (
          <Workspace />
        ) : (
          <div className={styles.notice}>
            <p className={styles.withoutScript}>{t('needsScript')}</p>
            {hasFailed ? (
              <p role="alert">
                {t('loadFailed')}{' '}
                <button type="button" className={styles.link} onClick={() => location.reload()}>
                  {t('reload')}
                </button>
              </p>
            ) : (
              <p className={styles.loading}>{t('loading')}</p>
            )}
          </div>
        )}
      </main>
    </div>
  );
}
