import { editDistance } from '#model/editDistance.ts';

/** Names that resemble a misspelled one, the most similar first. */
export function nearNames(names: readonly string[], wanted: string, limit = 5): string[] {
  const lower = wanted.toLowerCase();
  return [...new Set(names)]
    .map((name) => ({ name, score: likeness(name.toLowerCase(), lower) }))
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
    .slice(0, limit)
    .map(({ name }) => name);
}

/** From 0 to 1; a name that holds the other is nearer than one with as many wrong letters. */
function likeness(name: string, wanted: string): number {
  const longest = Math.max(name.length, wanted.length, 1);
  const holds = wanted.length > 2 && (name.includes(wanted) || wanted.includes(name));
  return Math.max(1 - editDistance(name, wanted) / longest, holds ? 0.7 : 0);
}
