import { useState } from 'react';
import type { CodemodGroup } from '#model/Codemod.ts';
import { languageHref } from '#model/DocsPath.ts';
import { copyText } from '#site/platform/copyText.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Button } from '#site/ui/Button.tsx';
import { groupVersions } from './CodemodChoice.tsx';
import { DiffView } from './DiffView.tsx';
import { findHandWork, readSearchedChanges } from './findHandWork.ts';
import type { Move, MovedCode } from './moveCode.ts';
import { StepList } from './StepList.tsx';

/** What became of the code: the difference, what each codemod did, and what is left to do by hand. */
export function MoveReport({ move, others }: { move: Move; others: CodemodGroup[] }) {
  const t = useMessages('codemods');
  if (move.kind === 'invalid') {
    const { message, line, column } = move.problem;
    return (
      <p className="codemod-problem">
        {t('syntax', { line: String(line), column: String(column) })}{' '}
        <code dir="ltr">{message}</code>
      </p>
    );
  }
  return (
    <div className="codemod-report">
      {move.code !== move.before && (
        <>
          <CopyResult key={move.code} code={move.code} />
          <DiffView before={move.before} after={move.code} />
        </>
      )}
      <StepList steps={move.steps} code={move.code} />
      <HandWorkList code={move.code} />
      <OtherGuides groups={others} move={move} />
    </div>
  );
}

function CopyResult({ code }: { code: string }) {
  const t = useMessages('codemods');
  const [result, setResult] = useState<'copied' | 'copyFailed' | null>(null);
  return (
    <div className="codemod-copy">
      <h3>{t('difference')}</h3>
      <span role="status">{result && t(result)}</span>
      <Button
        onClick={() =>
          void copyText(code).then((copied) =>
            setResult(copied === 'copied' ? 'copied' : 'copyFailed'),
          )
        }
      >
        {t('copy')}
      </Button>
    </div>
  );
}

/** Links to the guides of the other versions whose codemods ran. */
function OtherGuides({ groups, move }: { groups: CodemodGroup[]; move: MovedCode }) {
  const t = useMessages('codemods');
  const language = useLanguage();
  const ran = new Set(move.steps.map(({ name }) => name));
  return groups
    .filter(({ codemods }) => codemods.some(({ name }) => ran.has(name)))
    .map(({ preset }) => {
      const versions = groupVersions(preset);
      const [, product = ''] = preset.split('/');
      const path = `/x/migration/migration-${product}-v${versions.from}`;
      return (
        <p key={preset}>
          <a href={languageHref(path, language)}>{t('otherGuide', versions)}</a>
        </p>
      );
    });
}

/** Changes of the guide that only a search finds, as far as the search finds them in the code. */
function HandWorkList({ code }: { code: string }) {
  const t = useMessages('codemods');
  const found = findHandWork(code, readSearchedChanges(document));
  return (
    <>
      <h3>{t('byHand')}</h3>
      <p>
        {found.length > 0 ? t('patternsFound') : t('noPatterns')}{' '}
        <a href="#checklist">{t('checklist')}</a>
      </p>
      <ul>
        {found.map(({ change, lines }) => (
          <li key={change.id}>
            <a href={`#${change.id}`}>{change.title}</a>{' '}
            <span>{t('lines', { lines: lines.join(', ') })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
