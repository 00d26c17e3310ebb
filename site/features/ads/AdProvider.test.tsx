import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type AdConfig, AdProvider, useAdConfig } from './AdProvider.tsx';

function Ratio() {
  return useAdConfig().displayRatio;
}

it('S8.3 the rules of advertising without their provider are an error that asks for it', () => {
  expect(() => renderToStaticMarkup(<Ratio />)).toThrow(
    'needs an AdProvider above it: add the provider',
  );
});

it('S7.13 the share of reported displays is 0.1 unless a provider says otherwise', () => {
  const render = (config: Partial<AdConfig>) =>
    renderToStaticMarkup(
      <AdProvider {...config}>
        <Ratio />
      </AdProvider>,
    );
  expect([render({}), render({ displayRatio: 0.5 })]).toEqual(['0.1', '0.5']);
});
