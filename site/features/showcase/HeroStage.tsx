import { languageHref } from '#model/DocsPath.ts';
import { bareTemplatePath, templatePath } from '#model/Template.ts';
import { TemplatePictures } from '#site/features/template-gallery/TemplatePictures.tsx';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import styles from './HeroStage.module.css';

/** The template beside the headline. */
const template = 'dashboard';

/**
 * A whole app made of the components: a picture from the first paint on, and the app itself in its place once the reader
 * has given a sign of life (`watchHome`).
 */
export function HeroStage() {
  const t = useMessages('home');
  const language = useLanguage();
  return (
    <figure className={styles.root}>
      <div
        className={styles.screen}
        data-hero-stage={bareTemplatePath(template)}
        data-title={t('stage')}
      >
        <TemplatePictures name={template} alt={t('stage')} urgency="first" />
      </div>
      <figcaption>
        <a href={languageHref(templatePath(template), language)}>{t('stageLink')}</a>
      </figcaption>
    </figure>
  );
}
