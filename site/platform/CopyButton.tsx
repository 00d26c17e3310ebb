import { useMessages } from '#site/platform/i18n/useMessages.tsx';

interface CopyButtonProps {
  /** Reported to analytics when the button is pressed. */
  event: { category: string; label: string } | null;
}

/** Copies the code beside it; `watchCopyButtons` of the code-block feature listens for the press. */
export function CopyButton({ event }: CopyButtonProps) {
  const t = useMessages();
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
