import { type ReactNode, useRef, useState } from 'react';
import type { DemoOutline, VariantOutline } from '#model/PageView.ts';
import type { StageControl } from '#site/features/demo/StageControl.ts';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { setCodeVariant, useSettings } from '#site/platform/settings/settingsStore.ts';
import styles from './DemoToolbar.module.css';
import { MoreMenu } from './MoreMenu.tsx';
import { StylingMenu } from './StylingMenu.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';
import type { LiveDemo } from './useLiveDemo.ts';
import { RovingContext, useRovingFocus } from './useRovingFocus.ts';
import { useDemoActions } from './useDemoActions.ts';

interface DemoToolbarProps {
  outline: DemoOutline;
  variant: VariantOutline | null;
  pagePath: string;
  stage: StageControl;
  isOpen: boolean;
  hasPreview: boolean;
  liveDemo: LiveDemo;
  /** Text of the file that is shown. */
  readSource: () => string;
  onOpenChange: (isOpen: boolean) => void;
}

/** What a reader can do with a demo; one stop of the Tab key, arrow keys inside. */
export function DemoToolbar(props: DemoToolbarProps) {
  const { outline, variant, liveDemo, isOpen, hasPreview, onOpenChange } = props;
  const t = useTranslate();
  const toolbar = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(toolbar, 'code');
  const { codeVariant } = useSettings();
  const [status, setStatus] = useState('');
  const actions = useDemoActions({ ...props, say: setStatus });
  const [closed, open] = hasPreview ? ['expandCode', 'collapseCode'] : ['showCode', 'hideCode'];

  return (
    <RovingContext value={roving.active}>
      <div
        ref={toolbar}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('demoTools.label', { name: outline.name })}
        className={styles.root}
        onKeyDown={roving.onKeyDown}
        onFocus={roving.onFocus}
      >
        <Group>
          {variant?.styling && !liveDemo.isEditing && (
            <StylingMenu
              name={outline.name}
              styling={variant.styling}
              variants={outline.variants}
            />
          )}
          {(isOpen || hasPreview) && !liveDemo.isEditing && (
            <span role="group" aria-label={t('demoTools.codeVariant')} className={styles.variants}>
              {(['TS', 'JS'] as const).map((value) => (
                <ToolbarButton
                  key={value}
                  tool={`source-${value.toLowerCase()}`}
                  label={outline.name}
                  isPressed={codeVariant === value}
                  onPress={() => setCodeVariant(value)}
                >
                  {value}
                </ToolbarButton>
              ))}
            </span>
          )}
        </Group>
        <Group>
          <ToolbarButton
            tool="code"
            action="expand"
            label={outline.name}
            icon="code"
            isExpanded={isOpen}
            onPress={() => onOpenChange(!isOpen)}
          >
            {t(`demoTools.${isOpen ? open : closed}`)}
          </ToolbarButton>
          {actions.map(({ tool, icon, place, isPressed, press }) =>
            place === 'menu' ? null : (
              <ToolbarButton
                key={icon}
                tool={tool}
                label={outline.name}
                icon={icon}
                name={t(`demoTools.${tool}`)}
                isPressed={isPressed}
                isWide={place === 'wide'}
                onPress={press}
              />
            ),
          )}
          <MoreMenu outline={outline} variant={variant} actions={actions} say={setStatus} />
        </Group>
        <span role="status" className="visually-hidden">
          {status}
        </span>
      </div>
    </RovingContext>
  );
}

function Group({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}
