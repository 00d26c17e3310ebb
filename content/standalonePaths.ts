import { templatePath } from '#model/templatePaths.ts';
import { templates } from './templates.ts';

/** Paths of pages that are React routes instead of Markdown; Markdown may link to them. */
export const standalonePaths = [
  '/',
  '/x',
  '/playground',
  ...templates.map(({ name }) => templatePath(name)),
];
