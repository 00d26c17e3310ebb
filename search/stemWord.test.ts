import { expect, it } from 'vitest';
import { stemWord } from './stemWord.ts';

it.each([
  ['edit edits edited editing editable', 'edit'],
  ['pin pins pinned pinning', 'pin'],
  ['filter filters filtered filtering', 'filter'],
  ['column columns', 'column'],
  ['category categories', 'category'],
  ['virtualize virtualized virtualization', 'virtualiz'],
  ['axis', 'axi'],
  ['class classes', 'class'],
  ['select selected selection', 'select'],
  ['table', 'tabl'],
  ['migrate migrates migrated migrating migration', 'migr'],
  ['validate validation', 'valid'],
  ['format formats formatted formatting', 'format'],
  ['repeat repeated repeating', 'repeat'],
  ['date dates', 'dat'],
])('%s', (forms, stem) => {
  expect(forms.split(' ').map(stemWord)).toEqual(forms.split(' ').map(() => stem));
});

it('leaves what is no English word as it is', () => {
  expect(['v8', '选择', 'use', 'x2s'].map(stemWord)).toEqual(['v8', '选择', 'use', 'x2s']);
});
