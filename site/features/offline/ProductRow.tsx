import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { Button } from '#site/ui/Button.tsx';
import type { SavedProduct } from './describeSavedProduct.ts';
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

type ProductAction = 'save' | 'continue' | 'update' | 'cancel' | 'remove';

const saveLabels = { absent: 'save', partial: 'continue', outdated: 'update' } as const;

/** One product: its size, what is kept of it, and what can be done about it. */
export function ProductRow({ id, name, product, worker, refresh, announce }: ProductRowProps) {
  const t = useMessages('offline');
  const language = useLanguage();
  const job = useSaveJobs()[id];
  const size = formatBytes(product.bytes, language);
  const isSaving = job?.kind === 'saving';

  async function save() {
    announce(t('settings.said.started', { name }));
    const outcome = await saveProduct(worker, id, product);
    await refresh();
    announce(
      outcome === 'saved' || outcome === 'canceled'
        ? t(`settings.said.${outcome}`, { name })
        : t(`settings.failures.${outcome}`, { size }),
    );
  }

  async function remove() {
    await removeProduct(worker, id);
    await refresh();
    announce(t('settings.said.removed', { name }));
  }

  function button(action: ProductAction, onClick: () => void) {
    const label = t(`settings.${action}Product`, { name, size });
    return (
      <Button aria-label={label} onClick={onClick}>
        {t(`settings.${action}`)}
      </Button>
    );
  }

  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {name} <span dir="ltr">{size}</span>
      </span>
      <span className={styles.actions}>
        {isSaving && button('cancel', () => cancelSaving(id))}
        {!isSaving &&
          product.state !== 'saved' &&
          button(saveLabels[product.state], () => void save())}
        {!isSaving && product.state !== 'absent' && button('remove', () => void remove())}
      </span>
      {isSaving && (
        <progress aria-label={t('settings.progress', { name })} value={job.done} max={job.total} />
      )}
      <span className={styles.state} data-failed={job?.kind === 'failed' || undefined}>
        {stateText()}
      </span>
    </li>
  );

  function stateText() {
    if (job?.kind === 'failed') {
      return t(`settings.failures.${job.reason}`, { size });
    }
    if (isSaving) {
      const percent = String(Math.round((job.done / job.total) * 100));
      return t('settings.states.saving', { percent });
    }
    return product.state === 'absent' ? '' : t(`settings.states.${product.state}`);
  }
}

/** A size in the reader's language, e.g. `3.4 MB`. */
export function formatBytes(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: bytes < 1_000_000 ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: bytes < 1_000_000 ? 0 : 1,
  }).format(bytes / (bytes < 1_000_000 ? 1000 : 1_000_000));
}
