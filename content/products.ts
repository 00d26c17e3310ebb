import type { Product } from '#model/Product.ts';
import { sections } from './sections.ts';

/** Every product of the library, in the order of the navigation tree. */
export const products: Product[] = sections.flatMap((section) => section.product ?? []);
