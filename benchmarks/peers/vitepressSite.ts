import { peerAddress, type PeerPage } from './PeerPage.ts';
import { isFolder, peerSidebar, type SidebarEntry } from './peerSidebar.ts';
import { frontMatter, type PeerSite, siteTitle, startPageText } from './PeerSite.ts';

function toSidebar(entry: SidebarEntry): object {
  return isFolder(entry)
    ? { text: entry.label, collapsed: true, items: entry.entries.map(toSidebar) }
    : { text: entry.label, link: peerAddress(entry.path) };
}

/** The text of the configuration; Vue would read braces in inline code as expressions. */
function configText(options: object): string {
  return `export default {
  ...${JSON.stringify(options)},
  markdown: {
    config({ renderer }) {
      const render = renderer.rules.code_inline;
      renderer.rules.code_inline = (...args) => render(...args).replace('<code', '<code v-pre');
    },
  },
};
`;
}

/** Our pages as a VitePress site with its defaults, a sidebar of all pages and its own search. */
export function vitepressSite(pages: PeerPage[]): PeerSite {
  const options = {
    title: siteTitle,
    srcDir: 'pages',
    cleanUrls: true,
    ignoreDeadLinks: true,
    themeConfig: {
      sidebar: peerSidebar(pages).map(toSidebar),
      search: { provider: 'local' },
    },
  };
  const pageText = (title: string, text: string) =>
    `${frontMatter(title)}\n# ${title.replaceAll('<', '&lt;')}\n\n${text}\n`;
  return {
    name: 'vitepress',
    label: 'VitePress',
    packages: { vitepress: '1.6.4' },
    build: 'vitepress build',
    output: '.vitepress/dist',
    source: 'pages',
    files: {
      '.vitepress/config.mjs': configText(options),
      'pages/index.md': pageText(siteTitle, startPageText(pages)),
      // Our server finds the index file of a folder, but no file without its extension.
      ...Object.fromEntries(
        pages.map(({ path, title, text }) => [`pages${path}/index.md`, pageText(title, text)]),
      ),
    },
  };
}
