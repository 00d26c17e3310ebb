import type { CodemodsBlock, ComponentBlock } from '#model/Block.ts';
import type { CodemodGroup } from '#model/Codemod.ts';
import type { Page } from '#model/Page.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { readCodemods } from '#pipeline/packages/readCodemods.ts';

/**
 * Generates `::component{name="Codemods" preset="v8.0.0/data-grid/preset-safe"}`: the form that moves pasted code, with
 * all codemods of that product from the installed package.
 */
export async function codemodsBlock(
  { props }: ComponentBlock,
  _page: Page,
  { config }: Pick<Docs, 'config'>,
): Promise<CodemodsBlock> {
  return Promise.resolve(composeCodemods(readCodemods(config.root), props.preset ?? ''));
}

/** The block of a preset; one that the package does not have is an error. */
export function composeCodemods(groups: readonly CodemodGroup[], preset: string): CodemodsBlock {
  const [, product] = preset.split('/');
  if (!groups.some((group) => group.preset === preset)) {
    const known = groups.map((group) => group.preset).join(', ');
    throw new Error(`The codemod package has no preset "${preset}". It has ${known}.`);
  }
  return {
    kind: 'codemods',
    preset,
    // The names begin with the version, so those of the oldest one come first.
    groups: groups.filter((group) => group.preset.split('/')[1] === product),
  };
}
