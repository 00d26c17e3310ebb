import { type ComponentType, useEffect, useState } from 'react';
import { languageHref } from '#model/languageHref.ts';
import { SettingsButton } from '#site/features/settings-panel/SettingsButton.tsx';
import { importPart } from '#site/platform/i18n/importPart.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { Logo } from '#site/ui/Logo.tsx';
import styles from './Playground.module.css';

/** The whole page of the playground: a slim bar, and below it the workspace, which is loaded after the page. */
export function Playground() {
  const text = useStrings();
  const language = useLanguage();
  const [Workspace, setWorkspace] = useState<ComponentType | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    importPart(() => import('./Workspace.tsx')).then(
      (module) => setWorkspace(() => module.Workspace),
      () => setHasFailed(true),
    );
  }, []);

  return (
    <div className={styles.root}>
      <header className={styles.bar}>
        <a className={styles.home} href={languageHref('/', language)} aria-label={text('home')}>
          <Logo />
        </a>
        <h1 className={styles.heading}>{text('heading')}</h1>
        <div className={styles.actions}>
          <SettingsButton />
        </div>
      </header>
      <main id="main-content" className={styles.main} tabIndex={-1}>
        {Workspace ? (
          <Workspace />
        ) : (
          <div className={styles.notice}>
            <p className={styles.withoutScript}>{text('needsScript')}</p>
            {hasFailed ? (
              <p role="alert">
                {text('loadFailed')}{' '}
                <button type="button" className={styles.link} onClick={() => location.reload()}>
                  {text('reload')}
                </button>
              </p>
            ) : (
              <p className={styles.loading}>{text('loading')}</p>
            )}
          </div>
        )}
      </main>
    </div>
  );
}
