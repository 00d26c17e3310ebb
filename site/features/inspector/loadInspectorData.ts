import {
  type InspectedPart,
  type InspectorData,
  inspectorPath,
} from '#model/inspector/InspectorData.ts';
import { fetchOnce } from '#site/platform/navigation/fetchOnce.ts';

/** Fetches what is known about the components of some products. */
export async function loadInspectorData(products: readonly string[]): Promise<InspectorData> {
  const all = await Promise.all(
    products.map((product) => fetchOnce<InspectorData>(inspectorPath(product))),
  );
  const parts: Record<string, InspectedPart> = {};
  for (const [name, part] of all.flatMap((data) => Object.entries(data.parts))) {
    // Products share states, each with rows of its own.
    parts[name] = { ...part, rows: [...(parts[name]?.rows ?? []), ...part.rows] };
  }
  return {
    components: Object.assign(
      {},
      ...all.map(({ components }) => components),
    ) as InspectorData['components'],
    parts,
    slots: all.flatMap(({ slots }) => slots),
    unthemed: all.flatMap(({ unthemed }) => unthemed),
    themePackages: Object.assign(
      {},
      ...all.map(({ themePackages }) => themePackages),
    ) as InspectorData['themePackages'],
  };
}
