import { useState } from 'react';
import { languageHref } from '#model/languageHref.ts';
import { useLiveSnapshot } from '#site/features/live-code/liveCode.ts';
import type { LiveSession } from '#site/features/live-code/createLiveSession.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { setCodeVariant, useSettings } from '#site/platform/settings/settingsStore.ts';
import { Choice } from '#site/ui/Choice.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import type { PlaygroundStart } from './openProject.ts';
import bar from './panelBar.module.css';
import styles from './ProjectBar.module.css';
import { encodeProject, longestLink } from './shareLink.ts';

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

/** Where the project comes from, and what can be done with the whole of it. */
export function ProjectBar({
  session,
  start,
  address,
  onAddressChange,
  onStartBlank,
}: ProjectBarProps) {
  const text = useStrings();
  const { codeVariant } = useSettings();
  const { project, isEdited } = useLiveSnapshot(session);
  const [hasProblem, setHasProblem] = useState(start.problem !== null);
  const [message, setMessage] = useState('');
  const hasVariants = start.source.kind !== 'shared' && !isEdited;

  async function share() {
    const hash = await encodeProject(project);
    if (hash.length > longestLink) {
      const values = { size: String(hash.length), limit: String(longestLink) };
      setMessage(text('shareTooLong', values));
      return;
    }
    history.replaceState(history.state, '', location.pathname + hash);
    onAddressChange(hash);
    await navigator.clipboard.writeText(location.href).then(
      () => setMessage(text('shared')),
      () => setMessage(text('shareFailed')),
    );
  }

  return (
    <div className={styles.root}>
      <div className={`${bar.root} ${styles.bar}`}>
        <Source start={start} />
        <div className={bar.end}>
          {hasVariants && (
            <Choice
              legend={text('variant')}
              value={codeVariant}
              options={variants}
              onChange={setCodeVariant}
              isCompact
            />
          )}
          {address !== '' && (
            <button
              type="button"
              className={bar.button}
              aria-label={text('newBlank')}
              onClick={onStartBlank}
            >
              {text('new')}
            </button>
          )}
          <button
            type="button"
            className={bar.button}
            disabled={!isEdited}
            onClick={() => {
              session.reset();
              setMessage(text('resetDone'));
            }}
          >
            {text('reset')}
          </button>
          <ExportButtons session={session} onFailed={setMessage} />
          <button type="button" className={bar.button} data-primary="" onClick={() => void share()}>
            {text('share')}
          </button>
        </div>
      </div>
      <p role="status" className={styles.message}>
        {message}
      </p>
      {hasProblem && (
        <p role="alert" className={styles.problem}>
          {text(`problem.${start.problem}`)}
          <button type="button" className={bar.button} onClick={() => setHasProblem(false)}>
            {text('dismiss')}
          </button>
        </p>
      )}
    </div>
  );
}

function Source({ start: { source } }: { start: PlaygroundStart }) {
  const text = useStrings();
  const language = useLanguage();
  if (source.kind !== 'demo') {
    return <p className={styles.source}>{text(`source.${source.kind}`)}</p>;
  }
  const { pagePath, name } = source.demo;
  return (
    <p className={styles.source}>
      {text('source.demo', { name })}{' '}
      <a href={`${languageHref(pagePath, language)}#${name}`}>{text('source.demoPage')}</a>
    </p>
  );
}
