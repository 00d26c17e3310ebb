import { expect, it } from 'vitest';
import { changePreviewState, parsePreviewState } from './previewState.ts';

it('reads view and theme, and takes the defaults for anything else', () => {
  expect(parsePreviewState('?view=code&theme=material')).toEqual({
    view: 'code',
    theme: 'material',
  });
  expect(parsePreviewState('?view=toString&theme=%00')).toEqual({ view: 'preview', theme: 'own' });
});

it('keeps what is not its own and leaves defaults out', () => {
  expect(changePreviewState('?hideFrame=true', { theme: 'material' })).toBe(
    '?hideFrame=true&theme=material',
  );
  expect(changePreviewState('?view=code&theme=material', { view: 'preview' })).toBe(
    '?theme=material',
  );
  expect(changePreviewState('?view=code', { view: 'preview' })).toBe('');
});
