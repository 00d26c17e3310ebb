import type { ExportTarget } from '#site/features/project-export/exportTargets.ts';
import { island } from '#site/platform/islands/island.ts';

/** Makes the export buttons of the gallery work, on whatever page shows it. */
export function watchTemplateCards(): void {
  island('[data-template-gallery] [data-export]', () => import('./exportTemplateByName.ts'), {
    on: ['click'],
    replay({ exportTemplateByName }, button) {
      const { template = '', export: target } = button.dataset;
      const show = (message: string) =>
        button
          .closest('[data-template-gallery]')
          ?.querySelector('[role="status"]')
          ?.replaceChildren(message);
      exportTemplateByName(template, target as ExportTarget).then(
        (result) => result.kind === 'impossible' && show(result.message),
        (error: Error) => show(error.message),
      );
    },
  });
}
