import { useEffect, useState } from 'react';
import { type ApiChange, diffVersions } from '#model/versions/diffVersions.ts';
import { guideOf, type ServedRecords } from '#model/versions/versionFiles.ts';
import { diffMarkdown } from '#model/versions/diffMarkdown.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Button } from '#site/ui/Button.tsx';
import { ChangeGroups } from './ChangeGroups.tsx';
import styles from './Comparison.module.css';
import { loadRecords } from './loadRecords.ts';
import { useChoice, type VersionChoice } from './useChoice.ts';
import { versionProblemText } from './versionProblemText.ts';

/** What changed between the two versions that the form names. */
export function Comparison({ form }: { form: HTMLFormElement }) {
  const t = useMessages();
  const choice = useChoice(form);
  const served = useRecords(choice.product);
  if (served === 'failed') {
    return <p role="status">{t('versions.failed')}</p>;
  }
  if (served === null) {
    return <p role="status">{t('versions.loading')}</p>;
  }
  return <Result choice={choice} served={served} />;
}

function Result({ choice, served }: { choice: VersionChoice; served: ServedRecords }) {
  const t = useMessages();
  const [filter, setFilter] = useState('');
  const record = served.records.find((each) => each.package === choice.package);
  const diff = record && diffVersions(record, choice.from, choice.to);
  if (!diff) {
    return <p role="status">{t('versions.failed')}</p>;
  }
  if ('problem' in diff) {
    return (
      <p role="status" className={styles.problem}>
        {versionProblemText(diff.problem)}
      </p>
    );
  }
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = diff.changes.filter((change) => matches(change, words));
  return (
    <>
      <div className={styles.tools}>
        <input
          type="search"
          className={styles.filter}
          aria-label={t('versions.filter')}
          placeholder={t('versions.filter')}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <CopyDiff choice={choice} changes={shown} served={served} />
      </div>
      <p role="status" className={styles.status}>
        {shown.length === 0
          ? t(words.length > 0 ? 'versions.noMatch' : 'versions.nothing')
          : t('versions.found', { count: String(shown.length), from: choice.from, to: choice.to })}
      </p>
      <ChangeGroups changes={shown} served={served} isFiltered={words.length > 0} />
    </>
  );
}

function matches({ owner, name, kind }: ApiChange, words: readonly string[]): boolean {
  const text = `${owner ?? ''} ${name} ${kind}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

function CopyDiff({
  choice,
  changes,
  served,
}: {
  choice: VersionChoice;
  changes: readonly ApiChange[];
  served: ServedRecords;
}) {
  const t = useMessages();
  const [isCopied, setIsCopied] = useState(false);
  async function copy() {
    const text = diffMarkdown(choice, changes, (change) => {
      const guide = guideOf(served, change);
      return guide && new URL(guide, location.origin).href;
    });
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), 2000);
    } catch {
      // Refused by the browser; the list itself can still be selected.
    }
  }
  return (
    <Button size="huge" onClick={() => void copy()}>
      {t(isCopied ? 'versions.copied' : 'versions.copy')}
    </Button>
  );
}

function useRecords(product: string): ServedRecords | 'failed' | null {
  const [loaded, setLoaded] = useState<{ product: string; value: ServedRecords | 'failed' } | null>(
    null,
  );
  useEffect(() => {
    let isCurrent = true;
    const keep = (value: ServedRecords | 'failed') => isCurrent && setLoaded({ product, value });
    loadRecords(product).then(keep, () => keep('failed'));
    return () => {
      isCurrent = false;
    };
  }, [product]);
  return loaded?.product === product ? loaded.value : null;
}
