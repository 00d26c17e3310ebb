import { stylingSlug } from '#model/CodePreferences.ts';
import { demoFile } from '#model/demoFile.ts';
import { languageHref } from '#model/languageHref.ts';
import type { DemoOutline, VariantOutline } from '#model/PageView.ts';
import type { StageControl } from '#site/features/demo/StageControl.ts';
import type { ExportTarget } from '#site/features/sandbox-export/exportTargets.ts';
import { useLanguage, useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { currentSettings } from '#site/platform/settings/settingsStore.ts';
import type { IconName } from '#site/ui/Icon.tsx';
import { siteConfig } from 'virtual:docs/config';
import styles from './DemoToolbar.module.css';
import { copyText } from './copyText.ts';
import { focusStart } from './focusStart.ts';
import type { LiveDemo } from './useLiveDemo.ts';

interface ActionContext {
  outline: DemoOutline;
  variant: VariantOutline | null;
  pagePath: string;
  stage: StageControl;
  liveDemo: LiveDemo;
  /** Text of the file that is shown. */
  readSource: () => string;
  onOpenChange: (isOpen: boolean) => void;
  /** Tells readers who cannot see it what happened. */
  say: (text: string) => void;
}

/** Something a reader can do with a demo; its name is the key of its label. */
export interface DemoAction {
  tool: string;
  icon: IconName;
  /** Always in the bar; in the bar where it is wide enough, else in the menu; always in the menu. */
  place: 'bar' | 'wide' | 'menu';
  isPressed?: boolean;
  press: () => void;
}

/** What the buttons of a demo's toolbar do. */
export function useDemoActions(context: ActionContext): DemoAction[] {
  const { outline, variant, pagePath, stage, liveDemo, readSource, onOpenChange, say } = context;
  const t = useTranslate();
  const language = useLanguage();

  /** Runs what needs the network, and says so when it fails. */
  function attempt(action: () => Promise<void>): () => void {
    return () => void action().catch((error: unknown) => say(problem(error)));
  }

  /** A project that cannot be made says why itself. */
  function problem(error: unknown): string {
    return error instanceof TypeError && /date adapter|packages a project/.test(error.message)
      ? error.message
      : t('demoTools.loadFailed');
  }

  async function copySource() {
    const isCopied = await copyText(readSource());
    say(t(`demoTools.${isCopied ? 'sourceCopied' : 'copyFailed'}`));
  }

  async function toggleEditing() {
    if (liveDemo.isEditing) {
      liveDemo.stop();
    } else {
      await liveDemo.edit();
      onOpenChange(true);
    }
  }

  async function openPlayground() {
    const { code, variant: codeVariant, isEdited } = await liveDemo.currentCode();
    const page = languageHref('/playground', language);
    if (isEdited) {
      const { encodeProject } = await import('#site/features/playground/shareLink.ts');
      const files = code.files.map((file) => ({ name: file.tsName, text: file.ts }));
      window.open(page + (await encodeProject({ files, entry: files[0]?.name ?? '' })));
      return;
    }
    const prefix = code.styling ? `${stylingSlug(code.styling)}-` : '';
    const extension = codeVariant === 'JS' ? 'js' : 'tsx';
    window.open(`${page}?demo=${pagePath}#${prefix}${outline.name}.${extension}`);
  }

  function exportTo(target: ExportTarget) {
    return attempt(async () => {
      const [{ exportDemo }, current] = await Promise.all([
        import('#site/features/sandbox-export/exportDemo.ts'),
        liveDemo.currentCode(),
      ]);
      exportDemo(current.code, target, {
        variant: current.variant,
        theme: currentSettings().theme,
        sourceUrl: `${siteConfig.sourceRoot}content/${demoFile(variant?.id ?? '')}`,
      });
    });
  }

  function resetDemo() {
    liveDemo.reset();
    stage.restart();
    say(t('demoTools.demoReset'));
  }

  function resetFocus() {
    const group = document.querySelector(`#${outline.name} [role="group"]`);
    focusStart(group, t('demoTools.focusStart'), styles.focusStart ?? '');
  }

  const { isEditing } = liveDemo;
  return [
    {
      tool: isEditing ? 'stopEditing' : 'edit',
      icon: 'edit',
      place: 'bar',
      isPressed: isEditing,
      press: attempt(toggleEditing),
    },
    { tool: 'playground', icon: 'play', place: 'wide', press: attempt(openPlayground) },
    { tool: 'stackBlitz', icon: 'bolt', place: 'wide', press: exportTo('stackblitz') },
    { tool: 'codeSandbox', icon: 'box', place: 'wide', press: exportTo('codesandbox') },
    { tool: 'copySource', icon: 'copy', place: 'bar', press: () => void copySource() },
    { tool: 'resetFocus', icon: 'focus', place: 'wide', press: resetFocus },
    { tool: 'resetDemo', icon: 'reset', place: 'wide', press: resetDemo },
    { tool: 'download', icon: 'download', place: 'menu', press: exportTo('zip') },
  ];
}
