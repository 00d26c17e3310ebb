import { describe, expect, it } from 'vitest';
import { seededNumbers } from '#tests/setup/seededRandom.ts';
import { clickEvent } from './trackClicks.ts';

const never = () => 0.999;

describe('clickEvent', () => {
  it('S7.5 reads category, action and label', () => {
    const attributes = { gaEventCategory: 'demo', gaEventAction: 'expand', gaEventLabel: 'Basic' };
    expect(clickEvent(attributes, never)).toEqual({
      name: 'click',
      category: 'demo',
      action: 'expand',
      label: 'Basic',
    });
    expect(clickEvent({ gaEventCategory: 'header' }, never)).toMatchObject({
      action: '',
      label: '',
    });
  });

  it('is nothing without a category', () => {
    expect(clickEvent({ gaEventAction: 'expand' }, never)).toBeNull();
  });

  it('S7.5 keeps the share of clicks an element asks for', () => {
    const sampled = { gaEventCategory: 'ComponentLinkHeader', gaEventSplit: '0.1' };
    const random = seededNumbers(3);
    const kept = Array.from({ length: 20_000 }, () => clickEvent(sampled, random)).filter(Boolean);
    expect(kept.length / 20_000).toBeCloseTo(0.1, 2);
  });
});
