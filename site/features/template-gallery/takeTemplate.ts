import { templatePath } from '#model/templatePaths.ts';
import { fetchPageSources } from '#site/features/demo-panel/fetchPageSources.ts';
import type { ExportTarget } from '#site/features/sandbox-export/exportTargets.ts';
import { currentSettings } from '#site/platform/settings/settingsStore.ts';
import { siteConfig } from 'virtual:docs/config';

/** Takes a template away as a project in the reader's language and look; throws what makes that impossible. */
export async function takeTemplate(name: string, target: ExportTarget): Promise<void> {
  const [{ exportTemplate }, { demos }] = await Promise.all([
    import('#site/features/sandbox-export/exportTemplate.ts'),
    fetchPageSources(templatePath(name)),
  ]);
  const [code] = demos;
  if (!code) {
    throw new Error(`There is no template ${name}.`);
  }
  const { codeVariant, mode, theme } = currentSettings();
  exportTemplate(code, target, {
    variant: codeVariant,
    mode,
    theme,
    sourceUrl: siteConfig.origin + templatePath(name),
  });
}
