import type { DemoOutline, VariantOutline } from '#model/PageView.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { setPreference } from '#site/platform/settings/settingsStore.ts';
import { useSettings } from '#site/platform/settings/useSettings.ts';
import { MenuItem } from '#site/ui/Menu.tsx';
import { StylingItems } from './StylingMenu.tsx';

interface CodeChoicesProps {
  outline: DemoOutline;
  variant: VariantOutline | null;
}

/** Variant and styling of the code as entries of a menu, for a bar too narrow for their buttons. */
export function CodeChoices({ outline, variant }: CodeChoicesProps) {
  const t = useMessages();
  const { codeVariant } = useSettings();
  return (
    <>
      {(['TS', 'JS'] as const).map((value) => (
        <MenuItem
          key={value}
          isChecked={codeVariant === value}
          data-narrow=""
          data-ga-event-category="demo"
          data-ga-event-action={`source-${value.toLowerCase()}`}
          data-ga-event-label={outline.name}
          onClick={() => setPreference('codeVariant', value)}
        >
          {t(`demoTools.codeIn${value}`)}
        </MenuItem>
      ))}
      {variant?.styling && (
        <StylingItems
          name={outline.name}
          styling={variant.styling}
          variants={outline.variants}
          isNarrow
        />
      )}
    </>
  );
}
