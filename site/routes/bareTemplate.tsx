import type { LinkDescriptor, MetaDescriptor } from 'react-router';
import { useParams } from 'react-router';
import { BareTemplate, templateEnd } from '#site/features/template-gallery/BareTemplate.tsx';
import { ErrorPage } from '#site/features/error-page/ErrorPage.tsx';

/** The preview is what search engines should show; this is a part of it. */
export function meta(): MetaDescriptor[] {
  return [{ title: 'Template' }, { name: 'robots', content: 'noindex' }];
}

/** A page that centres its content would move while the document comes in; it is painted once it is whole. */
export function links(): LinkDescriptor[] {
  return [{ rel: 'expect', href: `#${templateEnd}`, blocking: 'render' } as LinkDescriptor];
}

export default function BareTemplateRoute() {
  const { name = '' } = useParams();
  return <BareTemplate name={name} />;
}

export { ErrorPage as ErrorBoundary };
