import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useStrings } from '#site/platform/i18n/Strings.tsx';
import type { SavedProduct } from './describeSavedProduct.ts';
import { formatBytes } from './formatBytes.ts';
import styles from './OfflineSettings.module.css';
import { cancelSaving, removeProduct, saveProduct, useSaveJobs } from './saveJobs.ts';

interface ProductRowProps {
  id: string;
  name: string;
  product: SavedProduct;
  worker: ServiceWorker;
  /** Reads again what is on the device. */
  refresh: () => Promise<void>;
  announce: (text: string) => void;
}

const saveLabels = { absent: 'save', partial: 'continue', outdated: 'update' } as const;

/** One product: its size, what is kept of it, and what can be done about it. */
export function ProductRow({ id, name, product, worker, refresh, announce }: ProductRowProps) {
  const text = useStrings();
  const language = useLanguage();
  const job = useSaveJobs()[id];
  const size = formatBytes(product.bytes, language);
  const isSaving = job?.kind === 'saving';

  async function save() {
    announce(text('settings.said.started', { name }));
    const outcome = await saveProduct(worker, id, product);
    await refresh();
    const key = outcome === 'saved' || outcome === 'cancelled' ? 'said' : 'failures';
    announce(text(`settings.${key}.${outcome}`, { name, size }));
  }

  async function remove() {
    await removeProduct(worker, id);
    await refresh();
    announce(text('settings.said.removed', { name }));
  }

  function button(action: string, onClick: () => void) {
    const label = text(`settings.${action}Product`, { name, size });
    return (
      <button type="button" aria-label={label} onClick={onClick}>
        {text(`settings.${action}`)}
      </button>
    );
  }

  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {name} <span dir="ltr">{size}</span>
      </span>
      <span className={styles.actions}>
        {isSaving && button('cancel', () => cancelSaving(id))}
        {!isSaving && product.state !== 'saved' && button(saveLabels[product.state], save)}
        {!isSaving && product.state !== 'absent' && button('remove', remove)}
      </span>
      {isSaving && (
        <progress
          aria-label={text('settings.progress', { name })}
          value={job.done}
          max={job.total}
        />
      )}
      <span className={styles.state} data-failed={job?.kind === 'failed' || undefined}>
        {stateText()}
      </span>
    </li>
  );

  function stateText() {
    if (job?.kind === 'failed') {
      return text(`settings.failures.${job.reason}`, { size });
    }
    if (isSaving) {
      const percent = String(Math.round((job.done / job.total) * 100));
      return text('settings.states.saving', { percent });
    }
    return product.state === 'absent' ? '' : text(`settings.states.${product.state}`);
  }
}
