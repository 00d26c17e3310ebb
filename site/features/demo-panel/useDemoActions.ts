import type { DemoOutline, VariantOutline } from '#model/PageView.ts';
import type { StageControl } from '#site/features/demo/StageControl.ts';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import type { IconName } from '#site/ui/Icon.tsx';
import styles from './DemoToolbar.module.css';
import { copyText } from './copyText.ts';
import { focusStart } from './focusStart.ts';

interface ActionContext {
  outline: DemoOutline;
  variant: VariantOutline | null;
  stage: StageControl;
  /** Highlighted code of the file that is shown. */
  sourceHtml: string;
  /** Tells readers who cannot see it what happened. */
  say: (text: string) => void;
}

/** Something a reader can do with a demo; its name is the key of its label. */
export interface DemoAction {
  tool: string;
  icon: IconName;
  /** In the bar where it is wide enough, else in the menu. */
  isWide: boolean;
  press: () => void;
}

/** What the buttons of a demo's toolbar do. */
export function useDemoActions(context: ActionContext): DemoAction[] {
  const t = useTranslate();
  const { outline, stage, sourceHtml, say } = context;

  async function copySource() {
    const isCopied = await copyText(textOf(sourceHtml));
    say(t(`demoTools.${isCopied ? 'sourceCopied' : 'copyFailed'}`));
  }

  function resetDemo() {
    stage.replace(null);
    stage.restart();
    say(t('demoTools.demoReset'));
  }

  function resetFocus() {
    const stage = document.querySelector(`#${outline.name} [role="group"]`);
    focusStart(stage, t('demoTools.focusStart'), styles.focusStart ?? '');
  }

  return [
    { tool: 'copySource', icon: 'copy', isWide: false, press: () => void copySource() },
    { tool: 'resetFocus', icon: 'focus', isWide: true, press: resetFocus },
    { tool: 'resetDemo', icon: 'reset', isWide: true, press: resetDemo },
  ];
}

function textOf(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.textContent ?? '';
}
