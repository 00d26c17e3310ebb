import path from 'node:path';
import { expect, it } from 'vitest';
import { documentModules } from './documentModules.ts';

it('finds what documents are rendered with, and leaves out what is loaded on demand', async () => {
  const site = path.resolve('site');
  const modules = await documentModules(site, path.join(site, 'entry.server.tsx'));
  const has = (file: string) => modules.has(path.join(site, file));
  expect(has('shell/Header.module.css')).toBe(true);
  expect(has('ui/Button.module.css')).toBe(true);
  expect(has('features/playground/Playground.module.css')).toBe(true);
  expect(has('features/search/SearchDialog.module.css')).toBe(false);
  expect(has('features/settings-panel/SettingsPanel.module.css')).toBe(false);
});
