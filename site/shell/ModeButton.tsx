import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { IconButton } from '#site/ui/IconButton.tsx';
import styles from './ModeButton.module.css';

/** Switches between light and dark (`startShell`); the settings also offer the mode of the operating system. */
export function ModeButton() {
  const t = useMessages();
  return (
    <IconButton
      icon="mode"
      label={t('shell.mode')}
      className={styles.root}
      data-switch-mode=""
      data-ga-event-category="settings"
      data-ga-event-action="mode"
    />
  );
}
