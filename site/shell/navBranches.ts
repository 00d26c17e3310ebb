import { fetchOnce } from '#site/platform/navigation/fetchOnce.ts';
import { parseHtml } from '#site/platform/navigation/payloads.ts';

/** Fetches the entries of a branch of the navigation tree when a reader opens it. */
export function watchBranches(): void {
  // `toggle` does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open) {
        void fillBranch(target);
      }
    },
    true,
  );
}

/** Puts the entries of a branch in place; without a connection the link to its first page stays. */
export async function fillBranch(group: HTMLDetailsElement): Promise<void> {
  const { branch } = group.dataset;
  if (branch === undefined) {
    return;
  }
  try {
    const html = await fetchOnce<string>(branch);
    if (group.dataset.branch !== undefined) {
      delete group.dataset.branch;
      group.querySelector('ul')?.replaceWith(parseHtml(html));
    }
  } catch {
    // The next time it is opened it is asked for again.
  }
}

/** Puts the entries of all branches in place, those within others included. */
export async function fillBranches(tree: HTMLElement): Promise<void> {
  const groups = [...tree.querySelectorAll<HTMLDetailsElement>('details[data-branch]')];
  await Promise.all(groups.map(fillBranch));
  if (groups.some(({ dataset }) => dataset.branch === undefined)) {
    await fillBranches(tree);
  }
}
