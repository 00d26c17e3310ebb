import { z } from 'zod';

/** Language of an answer. */
export const languageInput = z
  .enum(['en', 'zh'])
  .default('en')
  .describe('Language of the pages; what is not translated is English.');

/** A product by the folder its pages and packages are named after. */
export const productInput = z
  .enum(['data-grid', 'date-pickers', 'charts', 'tree-view'])
  .optional()
  .describe('Only this product; all when left out.');
