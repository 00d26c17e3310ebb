import { parseDocsPath } from '#model/DocsPath.ts';
import { checkVersion } from '#model/versions/diffVersions.ts';
import { compareVersions, minorOf } from '#model/versions/compareVersions.ts';
import type { ServedRecords } from '#model/versions/versionFiles.ts';
import { documentLanguage } from '#site/platform/i18n/documentLanguage.ts';
import { translator } from '#site/platform/i18n/messages.ts';
import { navigatedEvent } from '#site/platform/navigation/onEachPage.ts';
import { readMyVersion } from '#site/platform/settings/myVersion.ts';
import { loadRecords } from './loadRecords.ts';
import { removedMembers } from './removedMembers.ts';
import { removeBar, showBar } from './versionBar.ts';
import { versionProblemText } from './versionProblemText.ts';

/** Marks the rows of the reference that the reader's version does not have, and lists what it had besides. */
export function markRows(): void {
  clearMarks();
  const version = readMyVersion();
  const [, product] =
    /^\/x\/api\/([^/]+)\/[^/]+$/.exec(parseDocsPath(location.pathname).path) ?? [];
  if (version === null || product === undefined) {
    return;
  }
  addEventListener(navigatedEvent, clearMarks, { once: true });
  loadRecords(product).then(
    (served) => {
      if (readMyVersion() === version) {
        show(version, served);
      }
    },
    // Without the records nothing is claimed.
    () => {},
  );
}

function show(version: string, served: ServedRecords): void {
  clearMarks();
  const t = translator(documentLanguage());
  const path = parseDocsPath(location.pathname).path;
  const owner = Object.keys(served.pages).find((name) => served.pages[name] === path) ?? '';
  const record =
    served.records.find(({ exports }) => exports[owner] !== undefined) ?? served.records[0];
  const problem = record && checkVersion(record, version);
  if (!record || (problem && problem.kind !== 'unread')) {
    showBar({ version, text: problem ? versionProblemText(problem) : '', removed: [], href: null });
    return;
  }
  const minor = minorOf(version);
  const whole = document.querySelector<HTMLElement>('[data-api-since]')?.dataset.apiSince;
  const isAbsent = whole !== undefined && compareVersions(whole, minor) > 0;
  let count = 0;
  for (const row of document.querySelectorAll<HTMLElement>('.api-rows > [data-since]')) {
    if (compareVersions(row.dataset.since ?? '', minor) > 0) {
      row.dataset.absent = '';
      row
        .querySelector('code, a')
        ?.setAttribute('data-reason', t('versions.absent', { version: minor }));
      count++;
    }
  }
  const last = minorOf(record.versions.at(-1) ?? '');
  showBar({
    version: minor,
    text: isAbsent
      ? t('versions.wholeAbsent', { name: owner, version: minor, since: whole })
      : t(count === 1 ? 'versions.oneAbsent' : 'versions.rowsAbsent', {
          version: minor,
          count: String(count),
        }),
    removed: isAbsent ? [] : removedMembers(served.records, owner, minor),
    href: `/x/versions?package=${record.package}&from=${minor}&to=${last}`,
  });
}

function clearMarks(): void {
  removeBar();
  for (const row of document.querySelectorAll<HTMLElement>('[data-absent]')) {
    delete row.dataset.absent;
  }
  for (const tag of document.querySelectorAll<HTMLElement>('[data-reason]')) {
    delete tag.dataset.reason;
  }
}
