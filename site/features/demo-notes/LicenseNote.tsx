import type { Plan } from '#model/NavEntry.ts';
import { licenseKey } from '#site/platform/env.ts';
import { languageHref } from '#model/languageHref.ts';
import { useLanguage, useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import styles from './LicenseNote.module.css';

/** Says, below a demo of a paid package, why it bears a watermark; nothing where a licence key is configured. */
export function LicenseNote({ plan }: { plan: Plan }) {
  const t = useTranslate();
  const language = useLanguage();
  if (licenseKey) {
    return null;
  }
  return (
    <p className={styles.root}>
      <a href={languageHref(`/x/introduction/licensing#${plan}-plan`, language)}>
        {t(`tags.${plan}`)}
      </a>{' '}
      {t('demo.watermark')}
    </p>
  );
}
