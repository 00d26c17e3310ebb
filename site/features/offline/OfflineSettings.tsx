import { siteConfig } from 'virtual:docs/config';
import { languageHref } from '#model/languageHref.ts';
import { offlinePath } from '#model/workerScope.ts';
import { useLanguage } from '#site/platform/i18n/LanguageProvider.tsx';
import { Strings, useStrings } from '#site/platform/i18n/Strings.tsx';
import { describeSavedProduct } from './describeSavedProduct.ts';
import styles from './OfflineSettings.module.css';
import { ProductRow } from './ProductRow.tsx';
import { useOfflineState } from './useOfflineState.ts';

/** Lets readers save whole products; shown only where the worker is in use. */
export function OfflineSettings({ announce }: { announce: (text: string) => void }) {
  const { state, refresh } = useOfflineState();
  if (!state) {
    return null;
  }
  const { worker, index, records, strings } = state;
  const rows = siteConfig.products
    .map(({ id, name }) => ({ id, name, product: describeSavedProduct(id, index, records) }))
    .filter(({ product }) => product.paths.length > 0);
  return (
    <Strings strings={strings}>
      <Group>
        {rows.map(({ id, name, product }) => (
          <ProductRow
            key={id}
            id={id}
            name={name}
            product={product}
            worker={worker}
            refresh={refresh}
            announce={announce}
          />
        ))}
      </Group>
    </Strings>
  );
}

function Group({ children }: { children: React.ReactNode }) {
  const text = useStrings();
  const language = useLanguage();
  return (
    <fieldset className={styles.root}>
      <legend>{text('settings.legend')}</legend>
      <p>{text('settings.explanation')}</p>
      <ul>{children}</ul>
      <a href={languageHref(offlinePath, language)} data-document="">
        {text('settings.listLink')}
      </a>
    </fieldset>
  );
}
