import { templates } from 'virtual:docs/templates';
import type { Language } from '#model/Language.ts';
import { languageHref } from '#model/languageHref.ts';
import { templatePath } from '#model/templatePaths.ts';
import { exportTargets } from '#site/features/sandbox-export/exportTargets.ts';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { TemplateShot } from './TemplateShot.tsx';

/** All templates as cards; the buttons work once `watchTemplateCards` listens. */
export function TemplateGallery({ language }: { language: Language }) {
  const text = useStrings();
  return (
    <div data-template-gallery="">
      <ul className="template-gallery">
        {Object.keys(templates).map((name, index) => {
          const title = text(`list.${name}.name`);
          const href = languageHref(templatePath(name), language);
          return (
            <li key={name}>
              <TemplateShot name={name} isFirst={index < 2} />
              <div className="template-text">
                <strong>{title}</strong>
                <p>{text(`list.${name}.description`)}</p>
                <div className="template-actions">
                  {/* Covers the picture too: the whole card opens the preview. */}
                  <a
                    href={href}
                    className="template-open"
                    aria-label={text('openNamed', { name: title })}
                  >
                    {text('open')}
                  </a>
                  <a href={`${href}?view=code`} aria-label={text('sourceNamed', { name: title })}>
                    {text('source')}
                  </a>
                  {Object.entries(exportTargets).map(([key, target]) => (
                    <button
                      key={key}
                      type="button"
                      aria-label={text(`exportNamed.${key}`, { name: title })}
                      data-template={name}
                      data-export={target}
                      data-ga-event-category="material-ui-template"
                      data-ga-event-action={target}
                      data-ga-event-label={name}
                    >
                      {text(`export.${key}`)}
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
