import { useEffect, useState } from 'react';
import { languageHref } from '#model/DocsPath.ts';
import { encodeProject } from '#site/features/live-code/shareLink.ts';
import type { LiveSession } from '#site/features/live-code/createLiveSession.ts';
import type * as liveCode from '#site/features/live-code/liveCode.ts';
import { CopyButton } from '#site/platform/CopyButton.tsx';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { importIsland } from '#site/platform/islands/importIsland.ts';
import { builtName } from './chartCode.ts';
import styles from './ChartBuilder.module.css';
import { highlightCode } from '#site/platform/highlightCode.tsx';

const fileName = `${builtName}.tsx`;

/** The code of the chart, and what it renders. */
export function BuilderResult({ code }: { code: string }) {
  const t = useMessages('builder');
  const language = useLanguage();
  const live = useLiveChart(code);
  const [link, setLink] = useState('');

  useEffect(() => {
    let isCurrent = true;
    void encodeProject({ files: [{ name: fileName, text: code }], entry: fileName }).then(
      (hash) => {
        if (isCurrent) {
          setLink(hash);
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [code]);

  return (
    <div className={styles.result}>
      <div className={styles.preview}>
        {live ? (
          <live.module.LivePreview session={live.session} initialHeight={348} />
        ) : (
          <p className={styles.loading}>{t('loading')}</p>
        )}
      </div>
      <div className={`MuiCode-root ${styles.code}`} role="group" aria-label={t('code')}>
        <pre tabIndex={0} dir="ltr">
          <code>{highlightCode(code)}</code>
        </pre>
        <CopyButton event={null} />
      </div>
      <p className={styles.links}>
        <a href={languageHref(`/playground${link}`, language)}>{t('playground')}</a>
      </p>
    </div>
  );
}

/** Runs the code in a frame without origin, and again whenever it changes. */
function useLiveChart(code: string): { module: typeof liveCode; session: LiveSession } | null {
  const [live, setLive] = useState<{ module: typeof liveCode; session: LiveSession } | null>(null);
  const [first] = useState(code);

  useEffect(() => {
    importIsland(() => import('#site/features/live-code/liveCode.ts')).then(
      (module) => {
        const files = [{ name: fileName, text: first }];
        setLive({ module, session: module.createLiveSession({ name: builtName, files }) });
      },
      // The code can be copied all the same.
      () => {},
    );
  }, [first]);

  useEffect(() => {
    live?.session.edit(fileName, code);
  }, [live, code]);
  return live;
}
