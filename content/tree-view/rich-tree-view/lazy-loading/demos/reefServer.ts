/** A species or a group of species; the server knows how many entries are below it. */
export interface Reef {
  id: string;
  label: string;
  childrenCount: number;
}

const entries: Record<string, string[]> = {
  root: ['Corals', 'Fish', 'Mollusks'],
  corals: ['Brain coral', 'Staghorn'],
  fish: ['Wrasses', 'Gobies'],
  wrasses: ['Bird wrasse', 'Cleaner wrasse'],
  gobies: ['Fire goby'],
  mollusks: ['Cone snails', 'Nudibranchs'],
  nudibranchs: ['Spanish dancer'],
};

const toId = (label: string) => label.toLowerCase().replace(' ', '-');

/** Answers after a short delay, as a server would. */
export async function fetchReef(parentId = 'root'): Promise<Reef[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 700);
  });
  return (entries[parentId] ?? []).map((label) => ({
    id: toId(label),
    label,
    childrenCount: entries[toId(label)]?.length ?? 0,
  }));
}
