import { templates } from 'virtual:docs/templates';
import type { Language } from '#model/Language.ts';
import { languageHref } from '#model/DocsPath.ts';
import { templatePath } from '#model/Template.ts';
import { type ExportTarget, exportTargets } from '#site/features/project-export/exportTargets.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { TemplatePictures } from './TemplatePictures.tsx';

const exportButtons = Object.entries(exportTargets) as [keyof typeof exportTargets, ExportTarget][];

/** All templates as cards; the buttons work once `watchTemplateCards` listens. */
export function TemplateGallery({ language }: { language: Language }) {
  const t = useMessages('templates');
  return (
    <div data-template-gallery="">
      <ul className="template-gallery">
        {Object.keys(templates).map((name, index) => {
          const title = t(`list.${name}.name`);
          const href = languageHref(templatePath(name), language);
          return (
            <li key={name}>
              <div className="template-shot">
                <TemplatePictures name={name} alt="" urgency={index < 2 ? 'page' : 'near'} />
              </div>
              <div className="template-text">
                <strong>{title}</strong>
                <p>{t(`list.${name}.description`)}</p>
                <div className="template-actions">
                  {/* Covers the picture too: the whole card opens the preview. */}
                  <a
                    href={href}
                    className="template-open"
                    aria-label={t('openNamed', { name: title })}
                  >
                    {t('open')}
                  </a>
                  <a href={`${href}?view=code`} aria-label={t('sourceNamed', { name: title })}>
                    {t('source')}
                  </a>
                  {exportButtons.map(([key, target]) => (
                    <button
                      key={key}
                      type="button"
                      aria-label={t(`exportNamed.${key}`, { name: title })}
                      data-template={name}
                      data-export={target}
                      data-ga-event-category="material-ui-template"
                      data-ga-event-action={target}
                      data-ga-event-label={name}
                    >
                      {t(`export.${key}`)}
                    </button>
                  ))}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="template-message" role="status" />
    </div>
  );
}
