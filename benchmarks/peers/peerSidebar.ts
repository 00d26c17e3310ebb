import type { PeerPage } from './PeerPage.ts';

/** A page in the sidebar of another site. */
export interface SidebarPage {
  label: string;
  path: string;
}

/** A folder of pages in the sidebar of another site. */
export interface SidebarFolder {
  label: string;
  entries: SidebarEntry[];
}

/** What a sidebar contains. */
export type SidebarEntry = SidebarPage | SidebarFolder;

/** Whether an entry of a sidebar is a folder. */
export function isFolder(entry: SidebarEntry): entry is SidebarFolder {
  return 'entries' in entry;
}

/** All pages grouped by folder; a page with pages below it is the first of their folder. */
export function peerSidebar(pages: PeerPage[], folder = '/x'): SidebarEntry[] {
  const inside = pages.filter(({ path }) => path.startsWith(`${folder}/`));
  const names = new Set(
    inside.map(({ path }) => path.slice(folder.length + 1).split('/')[0] ?? ''),
  );
  return [...names].sort().map((name) => {
    const path = `${folder}/${name}`;
    const page = inside.find((each) => each.path === path);
    const below = peerSidebar(inside, path);
    const own = page ? [{ label: page.title, path }] : [];
    return below.length === 0 && own[0]
      ? own[0]
      : { label: page?.title ?? name, entries: [...own, ...below] };
  });
}
