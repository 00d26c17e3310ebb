import { describe, expect, it } from 'vitest';
import { noThirdParties } from '#model/ThirdParties.ts';
import { allowedThirdParties, wantsPrivacy } from './allowedThirdParties.ts';

const configured = {
  ...noThirdParties,
  adScript: 'https://ads.example/serve.js',
  analyticsId: 'G-1',
  iconFont: 'https://fonts.example/icon',
};

describe('allowedThirdParties', () => {
  it.each([undefined, '', '{}'])('is nobody when the document names nobody (%j)', (json) => {
    expect(allowedThirdParties(json ?? '', {})).toEqual(noThirdParties);
  });

  it('is what the document names', () => {
    expect(allowedThirdParties(JSON.stringify(configured), {})).toEqual(configured);
  });

  it('leaves a reader alone who asks for it', () => {
    const allowed = allowedThirdParties(JSON.stringify(configured), { globalPrivacyControl: true });
    expect(allowed).toEqual({ ...noThirdParties, iconFont: configured.iconFont });
  });
});

describe('wantsPrivacy', () => {
  it.each([
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '1' }, true],
    [{ doNotTrack: 'yes' }, true],
    [{ doNotTrack: '0', globalPrivacyControl: false }, false],
    [{ doNotTrack: null }, false],
    [{ doNotTrack: 'unspecified' }, false],
    [{}, false],
  ])('reads %j as %s', (signals, wanted) => {
    expect(wantsPrivacy(signals)).toBe(wanted);
  });
});
