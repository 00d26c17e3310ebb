import { useEffect, useState } from 'react';
import type { DemoVariant } from '#model/DemoSource.ts';
import { templatePath } from '#model/templatePaths.ts';
import { CopyButton } from '#site/features/copy-button/CopyButton.tsx';
import { fetchPageSources } from '#site/features/demo-panel/fetchPageSources.ts';
import bar from '#site/features/playground/panelBar.module.css';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { setCodeVariant, useSettings } from '#site/platform/settings/settingsStore.ts';
import { Choice } from '#site/ui/Choice.tsx';
import { FileTree } from './FileTree.tsx';
import styles from './TemplateCode.module.css';

const variants = [
  { value: 'TS' as const, label: 'TS' },
  { value: 'JS' as const, label: 'JS' },
];

/** The files of a template, one shown at a time beside the tree of all. */
export function TemplateCode({ name }: { name: string }) {
  const text = useStrings();
  const { codeVariant } = useSettings();
  const [code, setCode] = useState<DemoVariant | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    fetchPageSources(templatePath(name)).then(
      ({ demos }) => setCode(demos[0] ?? null),
      () => setHasFailed(true),
    );
  }, [name, attempt]);

  function retry() {
    setHasFailed(false);
    setAttempt((count) => count + 1);
  }

  if (!code) {
    return (
      <div className={styles.notice} role="status">
        <p>{text(hasFailed ? 'loadFailed' : 'loading')}</p>
        {hasFailed && (
          <button type="button" className={bar.button} onClick={retry}>
            {text('retry')}
          </button>
        )}
      </div>
    );
  }
  const isJavaScript = codeVariant === 'JS';
  const file = code.files[selected];
  const names = code.files.map(({ tsName, jsName }) => (isJavaScript ? jsName : tsName));
  return (
    <div className={styles.root}>
      <div className={styles.side}>
        <Choice
          legend={text('variant')}
          value={codeVariant}
          options={variants}
          onChange={setCodeVariant}
          isCompact
        />
        <FileTree names={names} selected={selected} onSelect={setSelected} label={text('files')} />
      </div>
      <div className={`MuiCode-root ${styles.code}`}>
        <pre tabIndex={0} dir="ltr" aria-label={names[selected]}>
          <code
            dangerouslySetInnerHTML={{ __html: (isJavaScript ? file?.jsHtml : file?.tsHtml) ?? '' }}
          />
        </pre>
        <CopyButton event={{ category: 'material-ui-template', label: name }} />
      </div>
    </div>
  );
}
