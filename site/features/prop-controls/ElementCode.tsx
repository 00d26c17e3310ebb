import { CopyButton } from '#site/features/copy-button/CopyButton.tsx';
import type { PropValues } from '#site/features/demo/StageControl.ts';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { elementCode } from './elementCode.ts';
import styles from './PropControls.module.css';

/** The element with the props that are set, as a reader would write it. */
export function ElementCode({ component, values }: { component: string; values: PropValues }) {
  const t = useTranslate();
  const tokens = elementCode(component, values);
  return (
    <div
      className={`MuiCode-root ${styles.code}`}
      role="group"
      aria-label={t('demoTools.props.code')}
    >
      <pre tabIndex={0} dir="ltr">
        <code>
          {tokens.map(({ text, className }, index) => (
            // Tokens have no identity of their own.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className={className}>
              {text}
            </span>
          ))}
        </code>
      </pre>
      <CopyButton event={null} />
    </div>
  );
}
