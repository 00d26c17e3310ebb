import { use } from 'react';
import type { ApiDemoLink } from '#model/api/ApiDemoLink.ts';
import { languageHref } from '#model/languageHref.ts';
import { ApiContext } from './ApiContext.tsx';

/** Pages that show an export at work. */
export function DemoPages({ links }: { links: readonly ApiDemoLink[] }) {
  const { language } = use(ApiContext);
  return (
    <ul className="api-pages">
      {links.map(({ path, title }) => (
        <li key={path}>
          <a href={languageHref(path, language)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
