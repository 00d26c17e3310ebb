import { Fragment } from 'react';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';

/** The ways to import an export, one of which a reader takes. */
export function ImportCode({ imports }: { imports: readonly string[] }) {
  const t = useMessages('api');
  return (
    <div className="MuiCode-root">
      {/* A scrollable region must be reachable by keyboard. */}
      <pre tabIndex={0} dir="ltr">
        <code className="language-ts">
          {imports.map((statement, index) => (
            <Fragment key={statement}>
              {index > 0 && (
                <>
                  {'\n'}
                  <span className="tc">{`// ${t('or')}`}</span>
                  {'\n'}
                </>
              )}
              <Statement text={statement} />
            </Fragment>
          ))}
        </code>
      </pre>
      <button
        type="button"
        className="MuiCode-copy"
        aria-label={t('copyCode')}
        data-copied={t('copied')}
        data-ga-event-category="code"
        data-ga-event-action="copy-click"
      >
        <span className="MuiCode-copyLabel">{t('copy')}</span>
        <span className="MuiCode-copyKeypress" />
      </button>
    </div>
  );
}

/** An import has two keywords and one string; a highlighter would be a cannon. */
function Statement({ text }: { text: string }) {
  return text.split(/\b(import type|import|from)\b|('[^']+')/).map((part, index) => {
    const kind = part?.startsWith("'") ? 'ts' : /^(import|from)/.test(part ?? '') ? 'tk' : null;
    // Pieces of a statement never change their order.
    /* oxlint-disable react/no-array-index-key */
    return kind ? (
      <span key={index} className={kind}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    );
    /* oxlint-enable react/no-array-index-key */
  });
}
