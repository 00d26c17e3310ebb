import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { languageHref } from '#model/languageHref.ts';
import { templatesPath } from '#model/templatePaths.ts';
import bar from '#site/features/playground/panelBar.module.css';
import { SettingsButton } from '#site/features/settings-panel/SettingsButton.tsx';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { setMode, useSettings } from '#site/platform/settings/settingsStore.ts';
import { Choice } from '#site/ui/Choice.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import { type PreviewState, setPreviewState } from './previewSearch.ts';
import styles from './TemplateBar.module.css';

export type PreviewWidth = 'phone' | 'tablet' | 'full';

interface TemplateBarProps {
  name: string;
  state: PreviewState;
  width: PreviewWidth;
  onWidthChange: (width: PreviewWidth) => void;
  className?: string;
}

/** The way back, and how the template is looked at; on a narrow screen most of it is behind one button. */
export function TemplateBar({ name, state, width, onWidthChange, className }: TemplateBarProps) {
  const text = useStrings();
  const language = useLanguage();
  const { mode } = useSettings();
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  function options<Value extends string>(key: string, values: readonly Value[]) {
    return values.map((value) => ({ value, label: text(`${key}.${value}`) }));
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      setIsOpen(false);
      // What had the focus is about to be hidden.
      toggle.current?.focus();
    }
  }

  return (
    <header className={`${styles.root} ${className ?? ''}`}>
      <a className={styles.back} href={languageHref(templatesPath, language)}>
        {text('all')}
      </a>
      <h1 className={styles.heading}>{text('title')}</h1>
      <Choice
        legend={text('view')}
        value={state.view}
        options={options('views', ['preview', 'code'] as const)}
        onChange={(view) => setPreviewState({ view })}
        isCompact
      />
      <button
        ref={toggle}
        type="button"
        className={`${bar.button} ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={closeOnEscape}
      >
        {text('options')}
      </button>
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
            legend={text('width')}
            value={width}
            options={options('widths', ['phone', 'tablet', 'full'] as const)}
            onChange={onWidthChange}
            isCompact
          />
        </div>
        <Choice
          legend={text('theme')}
          value={state.theme}
          options={options('themes', ['own', 'material'] as const)}
          onChange={(theme) => setPreviewState({ theme })}
          isCompact
        />
        <Choice
          legend={text('mode')}
          value={mode}
          options={options('modes', ['system', 'light', 'dark'] as const)}
          onChange={setMode}
          isCompact
        />
        <ExportButtons name={name} />
      </div>
      <SettingsButton />
    </header>
  );
}
