import { templatePath } from '#model/Template.ts';
import type { ExportResult } from '#site/features/project-export/exportProject.ts';
import type { ExportTarget } from '#site/features/project-export/exportTargets.ts';
import { fetchPageSources } from '#site/platform/navigation/fetchOnce.ts';
import { currentSettings } from '#site/platform/settings/settingsStore.ts';
import { siteConfig } from 'virtual:docs/config';

/** Fetches a template's code and exports it as a project with the reader's settings. */
export async function exportTemplateByName(
  name: string,
  target: ExportTarget,
): Promise<ExportResult> {
  const [{ exportTemplate }, { demos }] = await Promise.all([
    import('#site/features/project-export/exportProject.ts'),
    fetchPageSources(templatePath(name)),
  ]);
  const [code] = demos;
  if (!code) {
    throw new Error(`There is no template ${name}.`);
  }
  const { codeVariant, mode, theme } = currentSettings();
  return exportTemplate(code, target, {
    variant: codeVariant,
    mode,
    theme,
    sourceUrl: siteConfig.origin + templatePath(name),
  });
}
