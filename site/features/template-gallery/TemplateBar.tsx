import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { languageHref } from '#model/DocsPath.ts';
import { templatesPath } from '#model/Template.ts';
import { ExportButtons } from '#site/features/project-export/ExportButtons.tsx';
import type { ExportTarget } from '#site/features/project-export/exportTargets.ts';
import { SettingsButton } from '#site/features/settings-panel/SettingsButton.tsx';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { setMode } from '#site/platform/settings/settingsStore.ts';
import { useSettings } from '#site/platform/settings/useSettings.ts';
import { Button } from '#site/ui/Button.tsx';
import { Choice } from '#site/ui/Choice.tsx';
import { type PreviewState, setPreviewState } from './previewState.ts';
import styles from './TemplateBar.module.css';

export type PreviewWidth = 'phone' | 'tablet' | 'full';

interface TemplateBarProps {
  name: string;
  state: PreviewState;
  width: PreviewWidth;
  onWidthChange: (width: PreviewWidth) => void;
  className?: string | undefined;
}

/** The bar above a template: back link, view, width, theme, mode and export; on a narrow screen most of it is behind one button. */
export function TemplateBar({ name, state, width, onWidthChange, className }: TemplateBarProps) {
  const t = useMessages('templates');
  const language = useLanguage();
  const { mode } = useSettings();
  const [isOpen, setIsOpen] = useState(false);
  const [exportMessage, setExportMessage] = useState('');
  const panel = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  function options<Value extends string>(
    values: readonly Value[],
    labelOf: (value: Value) => string,
  ) {
    return values.map((value) => ({ value, label: labelOf(value) }));
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      setIsOpen(false);
      // What had the focus is about to be hidden.
      toggle.current?.focus();
    }
  }

  async function exportTo(target: ExportTarget) {
    const { exportTemplateByName } = await import('./exportTemplateByName.ts');
    return exportTemplateByName(name, target);
  }

  return (
    <header className={`${styles.root} ${className ?? ''}`} data-show-when="whole">
      <a className={styles.back} href={languageHref(templatesPath, language)}>
        {t('all')}
      </a>
      <h1 className={styles.heading}>{t('title')}</h1>
      <Choice
        legend={t('view')}
        value={state.view}
        options={options(['preview', 'code'] as const, (view) => t(`views.${view}`))}
        onChange={(view) => setPreviewState({ view })}
        isCompact
      />
      <Button
        ref={toggle}
        variant="quiet"
        size="small"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={closeOnEscape}
      >
        {t('options')}
      </Button>
      {/* The keys are pressed on the controls inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        id={panel}
        className={styles.panel}
        data-open={isOpen || undefined}
        onKeyDown={closeOnEscape}
      >
        <div className={styles.width}>
          <Choice
            legend={t('width')}
            value={width}
            options={options(['phone', 'tablet', 'full'] as const, (value) => t(`widths.${value}`))}
            onChange={onWidthChange}
            isCompact
          />
        </div>
        <Choice
          legend={t('theme')}
          value={state.theme}
          options={options(['own', 'material'] as const, (theme) => t(`themes.${theme}`))}
          onChange={(theme) => setPreviewState({ theme })}
          isCompact
        />
        <Choice
          legend={t('mode')}
          value={mode}
          options={options(['system', 'light', 'dark'] as const, (value) => t(`modes.${value}`))}
          onChange={setMode}
          isCompact
        />
        <ExportButtons
          labelOf={(target) => t(`export.${target}`)}
          event={{ category: 'material-ui-template', label: name }}
          onExport={exportTo}
          onDone={(reason) => setExportMessage(reason ? t('exportFailed', { reason }) : '')}
        />
        <p role="status" className={styles.exportMessage}>
          {exportMessage}
        </p>
      </div>
      <SettingsButton />
    </header>
  );
}
