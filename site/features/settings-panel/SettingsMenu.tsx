import { useId } from 'react';
import { useLocation } from 'react-router';
import { languageHref } from '#model/languageHref.ts';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import { siteConfig } from 'virtual:docs/config';
import { useLanguage, useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { setDirection, setMode, useSettings } from '#site/platform/settings/settingsStore.ts';
import { Choice } from '#site/ui/Choice.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { Menu } from '#site/ui/Menu.tsx';
import styles from './SettingsMenu.module.css';

/** How the site looks and reads: mode, direction, language. */
export function SettingsMenu() {
  const t = useTranslate();
  const language = useLanguage();
  const languageLabel = useId();
  const { mode, direction } = useSettings();
  const { pathname } = useLocation();
  const { path } = parseDocsPath(pathname);
  return (
    <Menu
      label={<Icon name="settings" size={20} />}
      name={t('settings.open')}
      align="end"
      className={styles.root}
    >
      <div className={styles.content}>
        <Choice
          legend={t('settings.mode')}
          value={mode}
          options={(['light', 'system', 'dark'] as const).map((value) => ({
            value,
            label: t(`settings.${value}`),
          }))}
          onChange={setMode}
        />
        <Choice
          legend={t('settings.direction')}
          value={direction}
          options={(['ltr', 'rtl'] as const).map((value) => ({
            value,
            label: t(`settings.${value}`),
          }))}
          onChange={setDirection}
        />
        <div>
          <p className={styles.legend} id={languageLabel}>
            {t('settings.language')}
          </p>
          <ul className={styles.languages} aria-labelledby={languageLabel}>
            {siteConfig.languages.map(({ code, label }) => (
              <li key={code}>
                <a
                  href={languageHref(path, code)}
                  lang={code}
                  aria-current={code === language || undefined}
                  data-document=""
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Menu>
  );
}
