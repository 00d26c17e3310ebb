import { languageHref } from '#model/DocsPath.ts';
import { documentLanguage } from '#site/platform/i18n/documentLanguage.ts';
import { translator } from '#site/platform/i18n/messages.ts';
import { setMyVersion } from '#site/platform/settings/myVersion.ts';
import type { RemovedMember } from './removedMembers.ts';
import styles from './versionBar.module.css';

let bar: HTMLElement | null = null;

interface BarContent {
  version: string;
  text: string;
  removed: readonly RemovedMember[];
  /** Address of the comparison; null where there is nothing to compare. */
  href: string | null;
}

/** Shows a bar at the edge of the window, where it moves nothing: what the reader's version lacks and had. */
export function showBar({ version, text, removed, href }: BarContent): void {
  removeBar();
  const language = documentLanguage();
  const t = translator(language);
  bar = element('aside', styles.root ?? '');
  bar.setAttribute('aria-label', t('settings.myVersion'));
  const status = element('p', '', text);
  status.setAttribute('role', 'status');
  bar.append(status);
  if (removed.length > 0) {
    const details = element('details', '');
    const summary = t('versions.removedRows', { version, count: String(removed.length) });
    const list = element('ul', '');
    for (const member of removed) {
      const item = element('li', '');
      item.append(element('code', '', member.name), ` ${member.version}`);
      list.append(item);
    }
    details.append(element('summary', '', summary), list);
    bar.append(details);
  }
  if (href !== null) {
    const link = element('a', '', t('versions.compareWith', { version }));
    link.setAttribute('href', languageHref(href, language));
    bar.append(link);
  }
  const button = element('button', '', t('versions.forget'));
  button.addEventListener('click', forget);
  bar.append(button);
  document.body.append(bar);
}

/** Takes the bar away. */
export function removeBar(): void {
  bar?.remove();
  bar = null;
}

/** The address must not bring the version back. */
function forget(): void {
  const url = new URL(location.href);
  if (url.searchParams.has('version')) {
    url.searchParams.delete('version');
    history.replaceState(history.state, '', url);
  }
  setMyVersion('');
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
