import type { Plan } from '#model/Plan.ts';
import { licenseKey } from '#site/platform/env.ts';
import { languageHref } from '#model/DocsPath.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import styles from '#site/features/demo/panel/LicenseNote.module.css';

/** Explains the watermark of a demo; nothing where a license key is configured. */
export function LicenseNote({ plan }: { plan: Plan }) {
  const t = useMessages();
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
