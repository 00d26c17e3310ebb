import { useState } from 'react';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import type { CodeVariant } from '#model/CodePreferences.ts';
import { setCodeVariant, useSettings } from '#site/platform/settings/settingsStore.ts';
import { Choice } from '#site/ui/Choice.tsx';
import styles from './DemoCode.module.css';
import { useJavaScript } from './useJavaScript.ts';

interface DemoCodeProps {
  name: string;
  pagePath: string;
  files: { tsName: string; jsName: string }[];
  /** Highlighted TypeScript of each file. */
  code: string[];
}

const variants = [
  { value: 'TS', label: 'TS' },
  { value: 'JS', label: 'JS' },
] satisfies { value: CodeVariant; label: string }[];

/** A demo's source, folded; a plain disclosure, so that it opens without script too. */
export function DemoCode({ name, pagePath, files, code }: DemoCodeProps) {
  const t = useTranslate();
  const { codeVariant } = useSettings();
  const [isOpen, setIsOpen] = useState(false);
  const [selected, setSelected] = useState(0);
  const javaScript = useJavaScript(pagePath, name, isOpen && codeVariant === 'JS');
  const shown = codeVariant === 'JS' && javaScript ? javaScript : code;

  return (
    <details className={styles.root} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.whenClosed}>{t('demo.showCode')}</span>
        <span className={styles.whenOpen}>{t('demo.hideCode')}</span>
      </summary>
      <div className={styles.bar}>
        <div className={styles.files} role="group" aria-label={t('demo.files')}>
          {files.map(({ tsName, jsName }, index) => (
            <button
              key={tsName}
              type="button"
              aria-pressed={index === selected}
              onClick={() => setSelected(index)}
            >
              {codeVariant === 'JS' && javaScript ? jsName : tsName}
            </button>
          ))}
        </div>
        <Choice
          legend={t('demo.codeVariant')}
          value={codeVariant}
          options={variants}
          onChange={setCodeVariant}
          isCompact
        />
      </div>
      {files.map(({ tsName }, index) => (
        <div key={tsName} className="MuiCode-root" data-code-file="" hidden={index !== selected}>
          <pre tabIndex={0} dir="ltr">
            <code
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: shown[index] ?? '' }}
            />
          </pre>
          <button
            type="button"
            className="MuiCode-copy"
            aria-label={t('code.copyCode')}
            data-copied={t('code.copied')}
            data-ga-event-category="demo"
            data-ga-event-action="copy-click"
            data-ga-event-label={name}
          >
            <span className="MuiCode-copyLabel">{t('code.copy')}</span>
            <span className="MuiCode-copyKeypress" suppressHydrationWarning />
          </button>
        </div>
      ))}
    </details>
  );
}
