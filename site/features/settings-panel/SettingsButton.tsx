import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { IconButton } from '#site/ui/IconButton.tsx';
import styles from './SettingsButton.module.css';

/** Opens the settings (`watchSettingsPanel`). */
export function SettingsButton() {
  const t = useMessages();
  return (
    <IconButton
      icon="settings"
      label={t('shell.settings')}
      className={styles.root}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-keyshortcuts="Control+. Meta+."
      data-open-settings=""
    />
  );
}
