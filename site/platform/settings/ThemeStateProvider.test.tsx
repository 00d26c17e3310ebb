import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ThemeStateOverride, ThemeStateProvider, useThemeState } from './ThemeStateProvider.tsx';

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

it('can be changed for a part of the page', () => {
  const html = renderToStaticMarkup(
    <ThemeStateProvider>
      <ThemeStateOverride change={{ spacing: 5 }}>
        <Spacing />
      </ThemeStateOverride>
      <ThemeStateOverride change={null}>
        <Spacing />
      </ThemeStateOverride>
    </ThemeStateProvider>,
  );
  expect(html).toBe('58');
});
