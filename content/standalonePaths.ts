import { templatePath } from '#model/Template.ts';
import { templates } from './templates.ts';

/** Paths of pages that are React routes instead of Markdown; Markdown may link to them. */
export const standalonePaths = [
  '/',
  '/playground',
  ...templates.map(({ name }) => templatePath(name)),
];
