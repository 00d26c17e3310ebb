import type { LiveSession } from '#site/features/live-code/createLiveSession.ts';
import { type ExportTarget, exportTargets } from '#site/features/sandbox-export/exportTargets.ts';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import { currentSettings } from '#site/platform/settings/settingsStore.ts';
import { siteConfig } from 'virtual:docs/config';
import bar from './panelBar.module.css';

interface ExportButtonsProps {
  session: LiveSession;
  /** Told why a project cannot be taken away. */
  onFailed: (message: string) => void;
}

/** Takes the project away as it is now. */
export function ExportButtons({ session, onFailed }: ExportButtonsProps) {
  const text = useStrings();

  async function exportTo(target: ExportTarget) {
    try {
      const [{ exportDemo }, { projectCode }] = await Promise.all([
        import('#site/features/sandbox-export/exportDemo.ts'),
        import('#site/features/sandbox-export/projectCode.ts'),
      ]);
      const { project } = session.getSnapshot();
      const { code, variant } = projectCode(session.name, project, null);
      exportDemo(code, target, {
        variant,
        theme: currentSettings().theme,
        sourceUrl: `${siteConfig.origin}/playground`,
      });
    } catch (error) {
      onFailed(text('exportFailed', { reason: (error as Error).message }));
    }
  }

  return Object.entries(exportTargets).map(([name, target]) => (
    <button
      key={name}
      type="button"
      className={bar.button}
      data-ga-event-category="playground"
      data-ga-event-action={target}
      onClick={() => void exportTo(target)}
    >
      {text(`export.${name}`)}
    </button>
  ));
}
