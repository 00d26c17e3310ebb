import { expect, it } from 'vitest';
import {
  bareTemplatePath,
  templateOfBarePath,
  templateOfPath,
  templatePath,
  templatesPath,
} from './Template.ts';

it('the paths of a template lead back to it', () => {
  expect(templateOfPath(templatePath('sign-in'))).toBe('sign-in');
  expect(templateOfBarePath(bareTemplatePath('sign-in'))).toBe('sign-in');
});

it('other paths belong to no template', () => {
  expect(templateOfPath(templatesPath)).toBeNull();
  expect(templateOfPath('/x/introduction/installation')).toBeNull();
  expect(templateOfBarePath('/template-pages/a/b')).toBeNull();
  expect(templateOfBarePath('/x')).toBeNull();
});
