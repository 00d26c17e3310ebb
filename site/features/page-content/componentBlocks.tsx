import type { ReactNode } from 'react';
import { siteConfig } from 'virtual:docs/config';
import type { ComponentBlock } from '#model/Block.ts';
import { type Language, textIn } from '#model/Language.ts';
import { languageHref } from '#model/DocsPath.ts';
import { TemplateGallery } from '#site/features/template-gallery/TemplateGallery.tsx';

/** Components a page may use by name; rendered once at build and never hydrated. */
const components: Record<string, (props: Record<string, string>, language: Language) => ReactNode> =
  {
    ProductCards: (_props, language) => <ProductCards language={language} />,
    TemplateGallery: (_props, language) => <TemplateGallery language={language} />,
  };

/** The element of a component block. */
export function renderComponentBlock(
  { name, props }: ComponentBlock,
  language: Language,
): ReactNode {
  const render = components[name];
  if (!render) {
    const known = Object.keys(components).join(', ');
    throw new Error(`There is no site component "${name}". Known are ${known}.`);
  }
  return render(props, language);
}

/** The four products as cards. */
export function ProductCards({ language }: { language: Language }) {
  return (
    <ul className="product-cards">
      {siteConfig.products.map(({ id, name, path, tagline, written }) => (
        <li key={id}>
          <strong>{written ? <a href={languageHref(path, language)}>{name}</a> : name}</strong>
          <span>{textIn(tagline, language)}</span>
        </li>
      ))}
    </ul>
  );
}
