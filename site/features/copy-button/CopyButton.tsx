import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';

interface CopyButtonProps {
  /** What analytics hear of a press; null where nobody asks. */
  event: { category: string; label: string } | null;
}

/** Copies the code it stands beside; the script that every page starts with does the work (`copyScript.ts`). */
export function CopyButton({ event }: CopyButtonProps) {
  const t = useTranslate();
  return (
    <button
      type="button"
      className="MuiCode-copy"
      aria-label={t('code.copyCode')}
      data-copied={t('code.copied')}
      data-component=""
      data-ga-event-category={event?.category}
      data-ga-event-action={event ? 'copy-click' : undefined}
      data-ga-event-label={event?.label}
    >
      <span className="MuiCode-copyLabel">{t('code.copy')}</span>
      <span className="MuiCode-copyKeypress" />
    </button>
  );
}
