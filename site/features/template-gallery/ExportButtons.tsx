import { useState } from 'react';
import bar from '#site/features/playground/panelBar.module.css';
import { type ExportTarget, exportTargets } from '#site/features/sandbox-export/exportTargets.ts';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import styles from './ExportButtons.module.css';

/** Takes the template away as a project. */
export function ExportButtons({ name }: { name: string }) {
  const text = useStrings();
  const [message, setMessage] = useState('');

  async function take(target: ExportTarget) {
    try {
      const { takeTemplate } = await import('./takeTemplate.ts');
      await takeTemplate(name, target);
      setMessage('');
    } catch (error) {
      setMessage(text('exportFailed', { reason: (error as Error).message }));
    }
  }

  return (
    <>
      {Object.entries(exportTargets).map(([key, target]) => (
        <button
          key={key}
          type="button"
          className={bar.button}
          data-ga-event-category="material-ui-template"
          data-ga-event-action={target}
          data-ga-event-label={name}
          onClick={() => void take(target)}
        >
          {text(`export.${key}`)}
        </button>
      ))}
      <p role="status" className={styles.message}>
        {message}
      </p>
    </>
  );
}
