import type { ReactNode } from 'react';
import { type CodeVariant, stylingSlug } from '#model/Preferences.ts';
import { SourceCopyButton } from '#site/features/demo/controls/SourceCopyButton.tsx';
import { CopyButton } from '#site/platform/CopyButton.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import type { VariantOutline } from '#model/PageView.ts';
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
  /** Editor of the selected file, shown instead of its code. */
  editor: ReactNode;
  /** The demo as one file that runs. */
  readSource: () => string | Promise<string>;
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
  readSource,
}: DemoFilesProps) {
  const t = useMessages();
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
          {index === 0 && files.length > 1 ? (
            // Alone, the file would import what the reader does not have.
            <SourceCopyButton tool="copyFile" demo={name} readSource={readSource} />
          ) : (
            <CopyButton event={{ category: 'demo', label: name }} />
          )}
        </div>
      ))}
    </>
  );
}

/**
 * Targets of links to a demo's code, one for each variant and styling.
 * They are inside the `details` element, which a browser opens when it navigates to one, with or without script.
 */
export function DemoAnchors({ name, variants }: { name: string; variants: VariantOutline[] }) {
  const prefixes = [
    '',
    ...variants.flatMap(({ styling }) => (styling ? [`${stylingSlug(styling)}-`] : [])),
  ];
  return prefixes.flatMap((prefix) =>
    ['tsx', 'js'].map((extension) => {
      const id = `${prefix}${name}.${extension}`;
      return <span key={id} id={id} className={styles.anchor} />;
    }),
  );
}
