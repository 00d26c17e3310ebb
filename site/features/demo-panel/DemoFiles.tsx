import type { ReactNode } from 'react';
import type { CodeVariant } from '#model/CodePreferences.ts';
import { CopyButton } from '#site/features/copy-button/CopyButton.tsx';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import styles from './DemoPanel.module.css';

interface DemoFilesProps {
  name: string;
  files: { tsName: string; jsName: string }[];
  /** Variant the code below is in. */
  codeVariant: CodeVariant;
  /** Highlighted code, file by file. */
  code: string[];
  selected: number;
  onSelect: (index: number) => void;
  /** Editor of the selected file, in place of its code. */
  editor: ReactNode;
}

/** The files of a demo, one shown at a time. */
export function DemoFiles({
  name,
  files,
  codeVariant,
  code,
  selected,
  onSelect,
  editor,
}: DemoFilesProps) {
  const t = useTranslate();
  return (
    <>
      <div className={styles.files} role="group" aria-label={t('demoTools.files')}>
        {files.map(({ tsName, jsName }, index) => (
          <button
            key={tsName}
            type="button"
            aria-pressed={index === selected}
            onClick={() => onSelect(index)}
          >
            {codeVariant === 'JS' ? jsName : tsName}
          </button>
        ))}
      </div>
      {editor}
      {files.map(({ tsName }, index) => (
        <div
          key={tsName}
          className="MuiCode-root"
          data-code-file=""
          hidden={editor !== null || index !== selected}
        >
          <pre tabIndex={0} dir="ltr">
            <code dangerouslySetInnerHTML={{ __html: code[index] ?? '' }} />
          </pre>
          <CopyButton event={{ category: 'demo', label: name }} />
        </div>
      ))}
    </>
  );
}
