import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ThemeStateProvider, useThemeState } from './ThemeStateProvider.tsx';

function Spacing() {
  return useThemeState().state.spacing;
}

it('S8.3 the theme without its provider is an error that asks for it', () => {
  expect(() => renderToStaticMarkup(<Spacing />)).toThrow(
    'needs a ThemeStateProvider above it: add the provider',
  );
});

it('reaches everything below its provider', () => {
  const html = renderToStaticMarkup(
    <ThemeStateProvider>
      <Spacing />
    </ThemeStateProvider>,
  );
  expect(html).toBe('8');
});
