import { useEffect, useState } from 'react';
import { type CopyResult, copyText } from '#site/platform/copyText.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';

interface SourceCopyButtonProps {
  /** Finds the button again once the prerendered panel runs. */
  tool: string;
  /** Demo the report to analytics is about. */
  demo: string;
  readSource: () => string | Promise<string>;
}

/** How long the result is shown: success as long as on other code (S4.8), a reason until it can be read. */
const shownFor = { copied: 1200, failed: 6000 };

/** A button on code that copies more than the code shows: a whole file that runs. Ctrl+C over the code presses it. */
export function SourceCopyButton({ tool, demo, readSource }: SourceCopyButtonProps) {
  const t = useMessages();
  const [result, setResult] = useState<CopyResult | null>(null);

  useEffect(() => {
    if (result === null) {
      return;
    }
    const duration = result === 'copied' ? shownFor.copied : shownFor.failed;
    const timer = setTimeout(() => setResult(null), duration);
    return () => clearTimeout(timer);
  }, [result]);

  const isCopied = result === 'copied';
  const label = isCopied ? t('code.copied') : result && t(`demoTools.${result}`);
  return (
    <>
      <button
        type="button"
        className="MuiCode-copy"
        data-tool={tool}
        data-shows-copied={isCopied ? '' : undefined}
        data-shows-failure={result && !isCopied ? '' : undefined}
        aria-label={label ?? t('demoTools.copySource')}
        data-ga-event-category="demo"
        data-ga-event-action="copy-click"
        data-ga-event-label={demo}
        onClick={() => void copyText(readSource()).then(setResult)}
      >
        <span className="MuiCode-copyLabel">{label ?? t('code.copy')}</span>
        <span className="MuiCode-copyKeypress" />
      </button>
      <span role="status" className="visually-hidden">
        {label}
      </span>
    </>
  );
}
