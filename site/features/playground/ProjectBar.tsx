import { useState } from 'react';
import { languageHref } from '#model/DocsPath.ts';
import type { LiveSession } from '#site/features/live-code/createLiveSession.ts';
import { useLiveSnapshot } from '#site/features/live-code/liveCode.ts';
import { toDemoCode } from '#site/features/live-code/LiveProject.ts';
import { encodeProject, longestLink } from '#site/features/live-code/shareLink.ts';
import { ExportButtons } from '#site/features/project-export/ExportButtons.tsx';
import type { ExportTarget } from '#site/features/project-export/exportTargets.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { currentSettings, setPreference } from '#site/platform/settings/settingsStore.ts';
import { useSettings } from '#site/platform/settings/useSettings.ts';
import { Button } from '#site/ui/Button.tsx';
import { Choice } from '#site/ui/Choice.tsx';
import { siteConfig } from 'virtual:docs/config';
import type { PlaygroundStart } from './openProject.ts';
import bar from './panelBar.module.css';
import styles from './ProjectBar.module.css';

interface ProjectBarProps {
  session: LiveSession;
  start: PlaygroundStart;
  /** Search and anchor of the project. */
  address: string;
  onAddressChange: (address: string) => void;
  onStartBlank: () => void;
}

const variants = [
  { value: 'TS' as const, label: 'TS' },
  { value: 'JS' as const, label: 'JS' },
];

/** Where the project comes from, and the actions on the whole project. */
export function ProjectBar({
  session,
  start,
  address,
  onAddressChange,
  onStartBlank,
}: ProjectBarProps) {
  const t = useMessages('playground');
  const { codeVariant } = useSettings();
  const { project, isEdited } = useLiveSnapshot(session);
  const [hasProblem, setHasProblem] = useState(start.problem !== null);
  const [message, setMessage] = useState('');
  const hasVariants = start.source.kind !== 'shared' && !isEdited;

  async function share() {
    const hash = await encodeProject(project);
    if (hash.length > longestLink) {
      const values = { size: String(hash.length), limit: String(longestLink) };
      setMessage(t('shareTooLong', values));
      return;
    }
    history.replaceState(history.state, '', location.pathname + hash);
    onAddressChange(hash);
    await navigator.clipboard.writeText(location.href).then(
      () => setMessage(t('shared')),
      () => setMessage(t('shareFailed')),
    );
  }

  async function exportTo(target: ExportTarget) {
    const { exportDemo } = await import('#site/features/project-export/exportProject.ts');
    const { code, variant } = toDemoCode(session.name, project, null);
    return exportDemo(code, target, {
      variant,
      theme: currentSettings().theme,
      sourceUrl: `${siteConfig.origin}/playground`,
    });
  }

  return (
    <div className={styles.root}>
      <div className={`${bar.root} ${styles.bar}`}>
        <Source start={start} />
        <div className={bar.end}>
          {hasVariants && (
            <Choice
              legend={t('variant')}
              value={codeVariant}
              options={variants}
              onChange={(value) => setPreference('codeVariant', value)}
              isCompact
            />
          )}
          {address !== '' && (
            <Button variant="quiet" size="small" aria-label={t('newBlank')} onClick={onStartBlank}>
              {t('new')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            disabled={!isEdited}
            onClick={() => {
              session.reset();
              setMessage(t('resetDone'));
            }}
          >
            {t('reset')}
          </Button>
          <ExportButtons
            labelOf={(target) => t(`export.${target}`)}
            event={{ category: 'playground', label: undefined }}
            onExport={exportTo}
            onDone={(reason) => reason && setMessage(t('exportFailed', { reason }))}
          />
          <Button variant="primary" size="small" onClick={() => void share()}>
            {t('share')}
          </Button>
        </div>
      </div>
      <p role="status" className={styles.message}>
        {message}
      </p>
      {hasProblem && start.problem && (
        <p role="alert" className={styles.problem}>
          {t(`problem.${start.problem}`)}
          <Button variant="quiet" size="small" onClick={() => setHasProblem(false)}>
            {t('dismiss')}
          </Button>
        </p>
      )}
    </div>
  );
}

function Source({ start: { source } }: { start: PlaygroundStart }) {
  const t = useMessages('playground');
  const language = useLanguage();
  if (source.kind !== 'demo') {
    return <p className={styles.source}>{t(`source.${source.kind}`)}</p>;
  }
  const { pagePath, name } = source.demo;
  return (
    <p className={styles.source}>
      {t('source.demo', { name })}{' '}
      <a href={`${languageHref(pagePath, language)}#${name}`}>{t('source.demoPage')}</a>
    </p>
  );
}
