import type { ExportTarget } from '#site/features/sandbox-export/exportTargets.ts';

/** Makes the export buttons of the gallery work; one listener for whatever page shows it. */
export function watchTemplateCards(): void {
  addEventListener('click', (event) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-template-gallery] [data-export]')
        : null;
    if (button) {
      const { template = '', export: target } = button.dataset;
      import('./takeTemplate.ts')
        .then(({ takeTemplate }) => takeTemplate(template, target as ExportTarget))
        .catch((error: Error) => {
          const message = button
            .closest('[data-template-gallery]')
            ?.querySelector('[role="status"]');
          message?.replaceChildren(error.message);
        });
    }
  });
}
