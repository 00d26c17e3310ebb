import { peerAddress, type PeerPage } from './PeerPage.ts';
import { isFolder, peerSidebar, type SidebarEntry } from './peerSidebar.ts';
import { frontMatter, type PeerSite, siteTitle, startPageText } from './PeerSite.ts';

function toSidebar(entry: SidebarEntry): object {
  return isFolder(entry)
    ? { label: entry.label, collapsed: true, items: entry.entries.map(toSidebar) }
    : { label: entry.label, link: peerAddress(entry.path) };
}

const collections = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Our pages as a Starlight site with its defaults and a sidebar of all pages. */
export function starlightSite(pages: PeerPage[]): PeerSite {
  const options = { title: siteTitle, sidebar: peerSidebar(pages).map(toSidebar) };
  // Our server lets browsers keep what is in this folder, as hosts of Astro sites do with its own.
  const build = { assets: 'assets' };
  const config = `import starlight from '@astrojs/starlight';

export default { build: ${JSON.stringify(build)}, integrations: [starlight(${JSON.stringify(options)})] };
`;
  const withoutIds = (text: string) => text.replace(/^(#+ .*?) *\{#[^}]*\}$/gm, '$1');
  return {
    name: 'starlight',
    label: 'Starlight',
    packages: { '@astrojs/starlight': '0.37.7', astro: '5.18.2' },
    build: 'ASTRO_TELEMETRY_DISABLED=1 astro build',
    output: 'dist',
    source: 'src',
    files: {
      'astro.config.mjs': config,
      // Without one of its own, the compiler would use that of this repository.
      'tsconfig.json': '{ "extends": "astro/tsconfigs/base" }\n',
      'src/content.config.mjs': collections,
      'src/content/docs/index.md': `${frontMatter(siteTitle)}\n${startPageText(pages)}\n`,
      ...Object.fromEntries(
        pages.map(({ path, title, text }) => [
          `src/content/docs${path}.md`,
          `${frontMatter(title)}\n${withoutIds(text)}\n`,
        ]),
      ),
    },
  };
}
