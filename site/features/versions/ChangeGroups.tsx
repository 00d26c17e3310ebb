import { languageHref } from '#model/DocsPath.ts';
import { type ApiChange, type ChangeKind, changeKinds } from '#model/versions/diffVersions.ts';
import { guideOf, type ServedRecords } from '#model/versions/versionFiles.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import styles from './Comparison.module.css';

interface GroupsProps {
  changes: readonly ApiChange[];
  served: ServedRecords;
  isFiltered: boolean;
}

/** Changes by what happened, then by what they belong to; additions are many and hurt nobody, so they start closed. */
export function ChangeGroups({ changes, served, isFiltered }: GroupsProps) {
  const t = useMessages();
  return changeKinds.map((kind) => {
    const own = changes.filter(({ change }) => change === kind);
    return own.length === 0 ? null : (
      <details
        key={`${kind}${isFiltered}`}
        className={styles.group}
        data-change={kind}
        open={isFiltered || kind !== 'added'}
      >
        <summary>
          <h3>{t(`versions.changes.${kind}`)}</h3> <span>{own.length}</span>
        </summary>
        {byOwner(own).map(([owner, items]) => (
          <OwnerGroup key={owner} owner={owner} kind={kind} items={items} served={served} />
        ))}
      </details>
    );
  });
}

function OwnerGroup({
  owner,
  kind,
  items,
  served,
}: {
  owner: string;
  kind: ChangeKind;
  items: readonly ApiChange[];
  served: ServedRecords;
}) {
  const t = useMessages();
  const language = useLanguage();
  const page = served.pages[owner];
  return (
    <section className={styles.owner}>
      <h4>
        {owner === '' ? (
          t('versions.exports')
        ) : page ? (
          <a href={languageHref(page, language)}>{owner}</a>
        ) : (
          owner
        )}
      </h4>
      <ul>
        {items.map((change) => (
          <Change
            key={`${change.kind} ${change.name}`}
            change={change}
            served={served}
            hasPage={kind !== 'removed'}
          />
        ))}
      </ul>
    </section>
  );
}

function Change({
  change,
  served,
  hasPage,
}: {
  change: ApiChange;
  served: ServedRecords;
  hasPage: boolean;
}) {
  const t = useMessages();
  const language = useLanguage();
  const { name, kind, version, texts } = change;
  const guide = guideOf(served, change);
  const page = kind === 'export' && hasPage ? served.pages[name] : undefined;
  return (
    <li>
      <code>{page ? <a href={languageHref(page, language)}>{name}</a> : name}</code>{' '}
      <span className={styles.kind}>
        {kind === 'export' ? version : `${t(`versions.kinds.${kind}`)} · ${version}`}
      </span>
      {guide && (
        <>
          {' '}
          <a href={languageHref(guide, language)}>{t('versions.guide')}</a>
        </>
      )}
      {texts.map(({ what, before, after }) => (
        <div key={what} className={styles.texts}>
          <del>
            <code>{before}</code>
          </del>{' '}
          <ins>
            <code>{after}</code>
          </ins>
        </div>
      ))}
    </li>
  );
}

/** Exports first, then owners in alphabetical order. */
function byOwner(changes: readonly ApiChange[]): [owner: string, changes: ApiChange[]][] {
  const groups = new Map<string, ApiChange[]>();
  for (const change of changes) {
    const owner = change.owner ?? '';
    groups.set(owner, [...(groups.get(owner) ?? []), change]);
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b, 'en'));
}
