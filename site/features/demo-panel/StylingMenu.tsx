import { type CodeStyling, stylingSlug } from '#model/CodePreferences.ts';
import type { VariantOutline } from '#model/PageView.ts';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { setCodeStyling } from '#site/platform/settings/settingsStore.ts';
import { ToolbarMenu } from './ToolbarMenu.tsx';

interface StylingMenuProps {
  name: string;
  styling: CodeStyling;
  variants: VariantOutline[];
}

/** Chooses how demos are styled; one choice for the whole site. */
export function StylingMenu({ name, styling, variants }: StylingMenuProps) {
  const t = useTranslate();
  const label = t(`demoTools.stylings.${stylingSlug(styling)}`);
  return (
    <ToolbarMenu
      tool="styling"
      name={`${t('demoTools.styling')}: ${label}`}
      align="start"
      button={label}
    >
      {variants.map((variant) => {
        const slug = stylingSlug(variant.styling ?? 'MUI System');
        return (
          <button
            key={slug}
            type="button"
            role="menuitemradio"
            tabIndex={-1}
            aria-checked={variant.styling === styling}
            data-ga-event-category="demo"
            data-ga-event-action={`styling-${slug}`}
            data-ga-event-label={name}
            onClick={() => variant.styling && setCodeStyling(variant.styling)}
          >
            {t(`demoTools.stylings.${slug}`)}
          </button>
        );
      })}
    </ToolbarMenu>
  );
}
