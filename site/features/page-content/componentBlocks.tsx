import type { ReactNode } from 'react';
import type { ComponentBlock } from '#model/Block.ts';
import type { Language } from '#model/Language.ts';
import { TemplateGallery } from '#site/features/template-gallery/TemplateGallery.tsx';
import { ProductCards } from './ProductCards.tsx';

/** Parts of the site a page may set by name; rendered once at build and never hydrated. */
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
