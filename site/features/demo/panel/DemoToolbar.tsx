import { type ReactNode, useRef } from 'react';
import type { DemoOutline, VariantOutline } from '#model/PageView.ts';
import type { EnvironmentBarControl } from '#site/features/demo/environment/useEnvironmentBar.ts';
import type { StageControl } from '#site/features/demo/stage/StageControl.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { setPreference } from '#site/platform/settings/settingsStore.ts';
import { useSettings } from '#site/platform/settings/useSettings.ts';
import styles from '#site/features/demo/panel/DemoToolbar.module.css';
import { MoreMenu } from './MoreMenu.tsx';
import { OpenInMenu } from './OpenInMenu.tsx';
import { StylingMenu } from './StylingMenu.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';
import type { LiveDemo } from './useLiveDemo.ts';
import { RovingContext, useRovingFocus } from './useRovingFocus.ts';
import { type DemoAction, useDemoActions } from './useDemoActions.ts';
import { useNotice } from './useNotice.ts';

interface DemoToolbarProps {
  outline: DemoOutline;
  variant: VariantOutline | null;
  pagePath: string;
  stage: StageControl;
  isOpen: boolean;
  hasPreview: boolean;
  liveDemo: LiveDemo;
  environmentBar: EnvironmentBarControl;
  /** The demo as one file that runs; while it is edited, the file that is shown. */
  readSource: () => string | Promise<string>;
  onOpenChange: (isOpen: boolean) => void;
}

/** The tools of a demo; one tab stop, arrow keys inside. */
export function DemoToolbar(props: DemoToolbarProps) {
  const { outline, variant, liveDemo, isOpen, hasPreview, onOpenChange } = props;
  const t = useMessages();
  const toolbar = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(toolbar, 'code');
  const { codeVariant } = useSettings();
  const [notice, notify] = useNotice();
  const actions = useDemoActions({ ...props, notify });
  const [edit, copy] = actions.filter(({ position }) => position === 'bar');
  const hasCode = (isOpen || hasPreview) && !liveDemo.isEditing;

  return (
    <RovingContext value={roving.active}>
      <div
        ref={toolbar}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('demoTools.label', { name: outline.name })}
        className={styles.root}
        data-show-when="whole"
        data-notice={notice ? '' : undefined}
        onKeyDown={roving.onKeyDown}
        onFocus={roving.onFocus}
      >
        <Group>
          <ToolbarButton
            tool="code"
            action="expand"
            label={outline.name}
            isExpanded={isOpen}
            onPress={() => onOpenChange(!isOpen)}
          >
            {t('demoTools.code')}
          </ToolbarButton>
          {edit && <ActionButton action={edit} name={outline.name} />}
          <OpenInMenu name={outline.name} actions={actions} />
          {copy && <ActionButton action={copy} name={outline.name} />}
        </Group>
        <Group>
          {hasCode && (
            <span className={styles.variants} data-wide="">
              {variant?.styling && (
                <StylingMenu
                  name={outline.name}
                  styling={variant.styling}
                  variants={outline.variants}
                />
              )}
              <span role="group" aria-label={t('demoTools.codeVariant')}>
                {(['TS', 'JS'] as const).map((value) => (
                  <ToolbarButton
                    key={value}
                    tool={`source-${value.toLowerCase()}`}
                    label={outline.name}
                    isPressed={codeVariant === value}
                    onPress={() => setPreference('codeVariant', value)}
                  >
                    {value}
                  </ToolbarButton>
                ))}
              </span>
            </span>
          )}
          {actions.map(
            (action) =>
              action.position === 'wide' && (
                <ActionButton key={action.tool} action={action} name={outline.name} />
              ),
          )}
          <MoreMenu
            outline={outline}
            variant={variant}
            hasCode={hasCode}
            actions={actions}
            notify={notify}
          />
        </Group>
        <span role="status" className={styles.notice} data-failure={notice?.isFailure || undefined}>
          {notice?.text}
        </span>
      </div>
    </RovingContext>
  );
}

/** An action as a word, or as an icon where it has one. */
function ActionButton({ action, name }: { action: DemoAction; name: string }) {
  const t = useMessages();
  const text = t(`demoTools.${action.tool}`);
  const shared = {
    tool: action.tool,
    label: name,
    isPressed: action.isPressed,
    onPress: action.press,
  };
  return action.position === 'wide' ? (
    <ToolbarButton
      {...shared}
      icon={action.icon}
      name={action.isMarked ? t('demoTools.changed', { name: text }) : text}
      isMarked={action.isMarked}
      isWide
    />
  ) : (
    <ToolbarButton {...shared}>{text}</ToolbarButton>
  );
}

function Group({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}
