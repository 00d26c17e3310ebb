import { Fragment, use } from 'react';
import type { ApiDemoLink } from '#model/api/Api.ts';
import { languageHref } from '#model/DocsPath.ts';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { ApiContext } from './ApiContext.tsx';

/** Pages a row names before it only counts the others; a prop of every demo would drown its own description. */
const mostPages = 3;

/** The demos that use a row, page by page; each link leads to the first one on its page. */
export function DemoLinks({ links }: { links: readonly ApiDemoLink[] }) {
  const { language } = use(ApiContext);
  const t = useMessages('api');
  if (links.length === 0) {
    return null;
  }
  const shown = links.length <= mostPages + 1 ? links : links.slice(0, mostPages);
  const left = links.length - shown.length;
  return (
    <p className="api-aside">
      {t('usedIn')}{' '}
      {shown.map(({ path, title, demos }, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <a href={languageHref(`${path}#${demos[0] ?? ''}`, language)}>{title}</a>
          {demos.length > 1 && ` (${demos.length})`}
        </Fragment>
      ))}
      {left > 0 && ` ${t('morePages', { count: String(left) })}`}
    </p>
  );
}
