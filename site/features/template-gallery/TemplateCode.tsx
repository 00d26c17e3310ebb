import { useEffect, useState } from 'react';
import type { DemoVariant } from '#model/DemoSource.ts';
import { templatePath } from '#model/Template.ts';
import { CopyButton } from '#site/platform/CopyButton.tsx';
import { fetchPageSources } from '#site/platform/navigation/fetchOnce.ts';
import { Button } from '#site/ui/Button.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { setPreference } from '#site/platform/settings/settingsStore.ts';
import { useSettings } from '#site/platform/settings/useSettings.ts';
import { Choice } from '#site/ui/Choice.tsx';
import styles from './TemplateCode.module.css';

const variants = [
  { value: 'TS' as const, label: 'TS' },
  { value: 'JS' as const, label: 'JS' },
];

/** The files of a template, one shown at a time beside the tree of all. */
export function TemplateCode({ name }: { name: string }) {
  const t = useMessages('templates');
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
        <p>{t(hasFailed ? 'loadFailed' : 'loading')}</p>
        {hasFailed && (
          <Button variant="quiet" size="small" onClick={retry}>
            {t('retry')}
          </Button>
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
          legend={t('variant')}
          value={codeVariant}
          options={variants}
          onChange={(value) => setPreference('codeVariant', value)}
          isCompact
        />
        <FileTree names={names} selected={selected} onSelect={setSelected} label={t('files')} />
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

interface FileTreeProps {
  /** Paths of the files, e.g. `blog/Blog.tsx`. */
  names: readonly string[];
  selected: number;
  onSelect: (index: number) => void;
  label: string;
}

/** Files grouped by folder; the selected one is marked. */
function FileTree({ names, selected, onSelect, label }: FileTreeProps) {
  const files = names.map((name, index) => ({ index, name, folder: folderOf(name) }));
  return (
    <nav aria-label={label} dir="ltr">
      {[...new Set(names.map(folderOf))].map((folder) => (
        <div key={folder} className={styles.folder}>
          <p>{folder}/</p>
          <ul>
            {files
              .filter((file) => file.folder === folder)
              .map(({ index, name }) => (
                <li key={name}>
                  <button
                    type="button"
                    aria-current={index === selected || undefined}
                    onClick={() => onSelect(index)}
                  >
                    {name.slice(folder.length + 1)}
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/'));
}
