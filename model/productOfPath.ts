import { parseDocsPath } from './DocsPath.ts';

/** Identifiers of the product and the category of a URL; `'null'` where there is none. */
export interface ProductOfPath {
  productId: string;
  productCategoryId: string;
}

// Head tags and analytics carry text, so the absent value is text as well.
const absent = 'null';

const coreProducts = ['material-ui', 'joy-ui', 'base-ui', 'system'];

const coreLibraryGroups = [
  'getting-started',
  'components',
  'css-in-js',
  'customization',
  'guides',
  'discover-more',
  'versions',
  'styles',
];

/** Product and category of a URL, whatever its language, query or hash. */
export function productOfPath(url: string): ProductOfPath {
  const [first = '', second = '', third = ''] = parseDocsPath(url).path.slice(1).split('/');

  if (first === 'x') {
    const product = second === 'api' ? apiProduct(third) : xProduct(second);
    return { productId: product ?? absent, productCategoryId: 'x' };
  }
  if (coreProducts.includes(first)) {
    return { productId: first, productCategoryId: 'core' };
  }
  if (coreLibraryGroups.includes(first)) {
    return { productId: absent, productCategoryId: 'core' };
  }
  if (first === 'toolpad') {
    const productId = second === 'studio' ? 'toolpad-studio' : 'toolpad-core';
    return { productId, productCategoryId: 'toolpad' };
  }
  if (first === 'docs') {
    return { productId: 'docs', productCategoryId: 'docs' };
  }
  if (first === 'production-error') {
    return { productId: 'docs', productCategoryId: absent };
  }
  if (first === 'experiments' && second === 'docs') {
    return { productId: 'docs-infra', productCategoryId: absent };
  }
  return { productId: absent, productCategoryId: absent };
}

function xProduct(segment: string): string | undefined {
  const name = /^react-(.+)$/.exec(segment)?.[1];
  return name && `x-${name}`;
}

function apiProduct(segment: string): string | undefined {
  // Groups of the navigation have paths of their own, such as `/x/api/data-grid-group`.
  return segment === '' || segment.endsWith('-group') ? undefined : `x-${segment}`;
}
