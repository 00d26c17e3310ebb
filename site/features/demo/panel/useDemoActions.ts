import { stylingSlug } from '#model/Preferences.ts';
import { demoFile } from '#model/DemoSource.ts';
import { languageHref } from '#model/DocsPath.ts';
import type { DemoOutline, VariantOutline } from '#model/PageView.ts';
import type { EnvironmentBarControl } from '#site/features/demo/environment/useEnvironmentBar.ts';
import type { StageControl } from '#site/features/demo/stage/StageControl.ts';
import type { ExportTarget } from '#site/features/project-export/exportTargets.ts';
import { copyText } from '#site/platform/copyText.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { type TopicKey, useMessages } from '#site/platform/i18n/useMessages.tsx';
import { currentSettings } from '#site/platform/settings/settingsStore.ts';
import type { IconName } from '#site/ui/Icon.tsx';
import { siteConfig } from 'virtual:docs/config';
import styles from './DemoToolbar.module.css';
import { focusStart } from './focusStart.ts';
import { useFullscreen } from './useFullscreen.ts';
import type { LiveDemo } from './useLiveDemo.ts';

interface ActionContext {
  outline: DemoOutline;
  variant: VariantOutline | null;
  pagePath: string;
  stage: StageControl;
  liveDemo: LiveDemo;
  environmentBar: EnvironmentBarControl;
  /** The demo as one file that runs; while it is edited, the file that is shown. */
  readSource: () => string | Promise<string>;
  onOpenChange: (isOpen: boolean) => void;
  /** Shows and announces a result. */
  notify: (text: string, isFailure?: boolean) => void;
}

/** A tool of a demo; its name is the key of its label. */
export type DemoAction = {
  tool: TopicKey<'demoTools'>;
  isPressed?: boolean;
  press: () => void;
} & (
  | {
      /** `bar`: a word in the bar. `openIn`: an entry of that menu. `menu`: an entry of the last menu. */
      position: 'bar' | 'openIn' | 'menu';
    }
  | {
      /** An icon in the bar where it is wide enough, else an entry of the last menu. */
      position: 'wide';
      icon: IconName;
      /** Whether something about it differs from the rule. */
      isMarked?: boolean;
    }
);

/** The actions of a demo's toolbar. */
export function useDemoActions(context: ActionContext): DemoAction[] {
  const { outline, variant, pagePath, stage, liveDemo, readSource, onOpenChange, notify } = context;
  const { environmentBar } = context;
  const t = useMessages();
  const language = useLanguage();
  const fullscreen = useFullscreen(outline.name);

  /** Runs an action that needs the network, and says so when it fails. */
  function attempt(action: () => Promise<void>): () => void {
    return () => void action().catch(() => notify(t('demoTools.loadFailed'), true));
  }

  async function copySource() {
    const result = await copyText(readSource());
    const isCopied = result === 'copied';
    notify(t(`demoTools.${isCopied ? 'sourceCopied' : result}`), !isCopied);
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
      const { encodeProject } = await import('#site/features/live-code/shareLink.ts');
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
        import('#site/features/project-export/exportProject.ts'),
        liveDemo.currentCode(),
      ]);
      const result = exportDemo(current.code, target, {
        variant: current.variant,
        theme: currentSettings().theme,
        sourceUrl:
          siteConfig.sourceRoot === null
            ? siteConfig.origin + location.pathname
            : `${siteConfig.sourceRoot}content/${demoFile(variant?.id ?? '')}`,
      });
      if (result.kind === 'impossible') {
        notify(result.message, true);
      }
    });
  }

  function resetDemo() {
    liveDemo.reset();
    stage.restart();
    notify(t('demoTools.demoReset'));
  }

  function resetFocus() {
    const group = document.querySelector(`#${outline.name} [role="group"]`);
    focusStart(group, t('demoTools.focusStart'), styles.focusStart ?? '');
  }

  const { isEditing } = liveDemo;
  return [
    {
      tool: isEditing ? 'stopEditing' : 'edit',
      position: 'bar',
      isPressed: isEditing,
      press: attempt(toggleEditing),
    },
    { tool: 'playground', position: 'openIn', press: attempt(openPlayground) },
    { tool: 'stackBlitz', position: 'openIn', press: exportTo('stackblitz') },
    { tool: 'codeSandbox', position: 'openIn', press: exportTo('codesandbox') },
    { tool: 'copySource', position: 'bar', press: () => void copySource() },
    {
      tool: 'openEnvironment',
      position: 'wide',
      icon: 'settings',
      isPressed: environmentBar.bar !== null,
      isMarked: environmentBar.isChanged,
      press: attempt(environmentBar.toggle),
    },
    {
      tool: 'fullscreen',
      position: 'wide',
      icon: fullscreen.isFull ? 'fullscreenExit' : 'fullscreen',
      isPressed: fullscreen.isFull,
      press: fullscreen.toggle,
    },
    { tool: 'resetDemo', position: 'menu', press: resetDemo },
    { tool: 'resetFocus', position: 'menu', press: resetFocus },
    { tool: 'download', position: 'menu', press: exportTo('zip') },
  ];
}
