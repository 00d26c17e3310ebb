import { kebabCase } from '#model/api/rowId.ts';
import type { PaidName } from './paidNames.ts';
import type { PlanFeature } from './planFeatures.ts';

/** A feature with the names of the API that it brings. */
export interface FeatureNames {
  /** `components` for the paid versions of free components, `other` for names that no feature explains. */
  feature: PlanFeature | 'components' | 'other';
  names: PaidName[];
}

/**
 * Assigns each name of a plan to the feature of that plan that is about it: the page that documents it, else the one
 * whose address shares its words, else the one that mentions it most. What no feature mentions comes last.
 */
export function assignNames(
  features: readonly PlanFeature[],
  names: readonly PaidName[],
): FeatureNames[] {
  const owners = new Map(
    names.map((name) => [
      name,
      isVersion(name) ? 'components' : (findOwner(name, features) ?? 'other'),
    ]),
  );
  return (['components', ...features, 'other'] as const)
    .map((feature) => ({
      feature,
      names: names.filter((name) => owners.get(name) === feature),
    }))
    .filter((entry) => typeof entry.feature !== 'string' || entry.names.length > 0);
}

/** Whether a name is the paid version of a free component, which every feature uses. */
function isVersion({ label }: PaidName): boolean {
  return /^<\w+(?:Pro|Premium) \/>$/.test(label);
}

function findOwner({ name }: PaidName, features: readonly PlanFeature[]): PlanFeature | null {
  const slug = kebabCase(name).replace(/^unstable-/, '');
  const own =
    features.find(({ path }) => path.endsWith(`/${slug}`)) ??
    features.find(({ subjects }) => subjects.includes(name));
  if (own) {
    return own;
  }
  const words = slug.split('-');
  let best: PlanFeature | null = null;
  let most = 0;
  for (const feature of features) {
    const shared = addresses(feature).map((address) => sharedWords(address, words));
    // A mention counts less than any shared word; it decides between equals.
    const score = Math.max(...shared) + countWord(feature.text, name) / 1000;
    if (score > most) {
      most = score;
      best = feature;
    }
  }
  return best;
}

/** The words at the end of an address without plans; `zoom-and-pan` is about two things. */
function addresses({ href, path }: PlanFeature): string[][] {
  const last = (href ?? path).split(/[/#]/).at(-1) ?? '';
  return last
    .split('-and-')
    .map((part) => part.split('-').filter((word) => word !== 'pro' && word !== 'premium'));
}

/** How many words an address has if the name contains every one of them, in any form; else 0. */
function sharedWords(address: readonly string[], name: readonly string[]): number {
  const isShared = address.every((word) => name.some((other) => isSameWord(word, other)));
  return isShared ? address.length : 0;
}

function isSameWord(a: string, b: string): boolean {
  const isLong = a.length >= 3 && b.length >= 3;
  return isLong && (a.includes(stem(b)) || b.includes(stem(a)));
}

function stem(word: string): string {
  return word.replace(/(?<=\w{3})(?:ing|ed|ion|s)$/, '');
}

function countWord(text: string, word: string): number {
  return text.match(new RegExp(`(?<![\\w$])${word}(?![\\w$])`, 'g'))?.length ?? 0;
}
