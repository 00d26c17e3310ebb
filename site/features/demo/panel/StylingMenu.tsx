import { type CodeStyling, stylingSlug } from '#model/Preferences.ts';
import type { VariantOutline } from '#model/PageView.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { setPreference } from '#site/platform/settings/settingsStore.ts';
import { MenuItem } from '#site/ui/Menu.tsx';
import { ToolbarMenu } from './ToolbarMenu.tsx';

interface StylingMenuProps {
  name: string;
  styling: CodeStyling;
  variants: VariantOutline[];
}

/** Chooses how demos are styled; one choice for the whole site. */
export function StylingMenu({ name, styling, variants }: StylingMenuProps) {
  const t = useMessages();
  const label = t(`demoTools.stylings.${stylingSlug(styling)}`);
  return (
    <ToolbarMenu
      tool="styling"
      name={`${t('demoTools.styling')}: ${label}`}
      align="start"
      button={label}
    >
      <StylingItems name={name} styling={styling} variants={variants} />
    </ToolbarMenu>
  );
}

/** The stylings of a demo as choices of a menu; `isNarrow` for the menu that has them only on a narrow screen. */
export function StylingItems({
  name,
  styling,
  variants,
  isNarrow = false,
}: StylingMenuProps & { isNarrow?: boolean }) {
  const t = useMessages();
  return variants.map((variant) => {
    const slug = stylingSlug(variant.styling ?? 'MUI System');
    return (
      <MenuItem
        key={slug}
        isChecked={variant.styling === styling}
        data-narrow={isNarrow || undefined}
        data-ga-event-category="demo"
        data-ga-event-action={`styling-${slug}`}
        data-ga-event-label={name}
        onClick={() => variant.styling && setPreference('codeStyling', variant.styling)}
      >
        {t(`demoTools.stylings.${slug}`)}
      </MenuItem>
    );
  });
}
