import { describe, expect, it } from 'vitest';
import { noDescription } from '#model/api/Api.ts';
import { component, objectType, prop } from '#pipeline/api/fixtures/widgetsApi.ts';
import { paidNames } from './paidNames.ts';

const labels = (...pages: Parameters<typeof paidNames>[0]) =>
  paidNames(pages).map(({ label, plan }) => `${label} ${plan}`);

describe('paidNames', () => {
  it('lists components and props that only a paid package has', () => {
    const free = component('Dial', { props: [prop('Dial', 'label')] });
    const paid = component('DialPro', {
      plan: 'pro',
      props: [prop('DialPro', 'label'), prop('DialPro', 'stops', { plan: 'pro' })],
    });
    expect(labels(free, paid)).toEqual(['<DialPro /> pro', 'stops pro']);
  });

  it('lists a prop of two plans once, with the address in the lower one', () => {
    const stops = (owner: string) => prop(owner, 'stops', { plan: 'pro' });
    const premium = component('DialPremium', { plan: 'premium', props: [stops('DialPremium')] });
    const pro = component('DialPro', { plan: 'pro', props: [stops('DialPro')] });
    expect(paidNames([premium, pro]).filter(({ name }) => name === 'stops')).toEqual([
      {
        name: 'stops',
        label: 'stops',
        plan: 'pro',
        href: '/x/api/widgets/dial-pro#dial-pro-prop-stops',
      },
    ]);
  });

  it('names the object of a property, and writes methods with parentheses', () => {
    const signature = {
      parameters: [],
      returns: { type: { kind: 'plain' as const, tokens: ['void'] }, description: noDescription },
    };
    const api = objectType('DialApi', [prop('DialApi', 'turn', { plan: 'pro', signature })]);
    const options = objectType('DialOptions', [prop('DialOptions', 'speed', { plan: 'premium' })]);
    const state = objectType('DialInitialState', [prop('DialInitialState', 'a', { plan: 'pro' })]);
    expect(labels(api, options, state)).toEqual(['turn() pro', 'DialOptions.speed premium']);
  });

  it('leaves out what is deprecated', () => {
    const old = component('OldPro', { plan: 'pro', deprecation: noDescription });
    const dial = component('DialPro', {
      props: [prop('DialPro', 'hand', { plan: 'pro', deprecation: noDescription })],
    });
    expect(labels(old, dial)).toEqual([]);
  });
});
