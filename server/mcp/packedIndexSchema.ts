import { z } from 'zod';
import type { PackedNames, PackedTexts } from '#search/PackedIndex.ts';

const lexicon = z.object({ terms: z.string(), records: z.string(), amounts: z.string() });

/** The names of a search index, as the build wrote them. */
export const packedNamesSchema = z.object({
  stamp: z.string(),
  product: z.string().nullable(),
  productName: z.string(),
  synonyms: z.array(z.array(z.string())),
  kinds: z.string(),
  plans: z.string(),
  titles: z.string(),
  states: z.string(),
  paths: z.string(),
  trails: z.array(z.string()),
  trailOfPage: z.string(),
  places: z.string(),
  parents: z.string(),
  anchors: z.string(),
  names: lexicon,
  keywords: lexicon,
}) satisfies z.ZodType<PackedNames>;

/** The texts of a search index, as the build wrote them. */
export const packedTextsSchema = z.object({
  stamp: z.string(),
  texts: z.string(),
  types: z.string(),
  phrases: z.string(),
  asked: z.object({ words: lexicon, sections: z.string(), lengths: z.string() }),
  bodies: lexicon,
}) satisfies z.ZodType<PackedTexts>;
