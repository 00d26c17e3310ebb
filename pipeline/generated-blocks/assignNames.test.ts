import { describe, expect, it } from 'vitest';
import { assignNames } from './assignNames.ts';
import type { PaidName } from './paidNames.ts';
import type { PlanFeature } from './planFeatures.ts';

const feature = (path: string, more: Partial<PlanFeature> = {}): PlanFeature => ({
  title: path,
  href: path,
  path,
  plan: 'pro',
  group: '',
  subjects: [],
  text: '',
  ...more,
});
const name = (label: string): PaidName => ({
  name: label.replaceAll(/[^\w$]/g, ''),
  label,
  plan: 'pro',
  href: '/x/api',
});

/** Names by the path of their feature. */
function assigned(features: PlanFeature[], labels: string[]): Record<string, string[]> {
  const entries = assignNames(features, labels.map(name)).map(({ feature: found, names }) => [
    typeof found === 'string' ? found : found.path,
    names.map(({ label }) => label),
  ]);
  return Object.fromEntries(entries) as Record<string, string[]>;
}

describe('assignNames', () => {
  it('prefers the page of the same name, then the one that documents it', () => {
    const range = feature('/date-range-picker');
    const fields = feature('/fields', { subjects: ['MultiInputField'], text: 'DateRangePicker' });
    expect(assigned([fields, range], ['<DateRangePicker />', '<MultiInputField />'])).toEqual({
      '/fields': ['<MultiInputField />'],
      '/date-range-picker': ['<DateRangePicker />'],
    });
  });

  it('recognizes the words of an address in any form', () => {
    const features = ['/column-pinning', '/row-pinning', '/row-ordering', '/zoom-and-pan'];
    const names = ['pinnedColumns', 'pinnedRows', 'isRowReorderable', 'initialZoom'];
    expect(
      assigned(
        features.map((path) => feature(path)),
        names,
      ),
    ).toEqual({
      '/column-pinning': ['pinnedColumns'],
      '/row-pinning': ['pinnedRows'],
      '/row-ordering': ['isRowReorderable'],
      '/zoom-and-pan': ['initialZoom'],
    });
  });

  it('does not take a short word for a part of a longer one', () => {
    expect(assigned([feature('/aggregation')], ['onPrompt'])).toEqual({
      '/aggregation': [],
      other: ['onPrompt'],
    });
    expect(assigned([feature('/menu-in-pro')], ['onPrompt'])).toEqual({
      '/menu-in-pro': [],
      other: ['onPrompt'],
    });
  });

  it('else chooses the text that mentions the name most', () => {
    const one = feature('/one', { text: 'Set throttleMs. myThrottleMs is another word.' });
    const two = feature('/two', { text: 'throttleMs={200} throttleMs={400}' });
    expect(assigned([one, two], ['throttleMs'])).toEqual({ '/one': [], '/two': ['throttleMs'] });
  });

  it('keeps paid versions of free components and unexplained names apart', () => {
    expect(assigned([feature('/one', { text: 'DialPro' })], ['<DialPro />', 'spin'])).toEqual({
      components: ['<DialPro />'],
      '/one': [],
      other: ['spin'],
    });
  });
});
