import type { Language } from '#model/Language.ts';
import { languageHref } from '#model/languageHref.ts';
import { siteConfig } from 'virtual:docs/config';

/** The four products as cards. */
export function ProductCards({ language }: { language: Language }) {
  return (
    <ul className="product-cards">
      {siteConfig.products.map(({ id, name, path, tagline, written }) => (
        <li key={id}>
          <strong>{written ? <a href={languageHref(path, language)}>{name}</a> : name}</strong>
          <span>{tagline[language]}</span>
        </li>
      ))}
    </ul>
  );
}
