import { Component, type ReactNode } from 'react';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import { siteConfig } from 'virtual:docs/config';
import { DemoFailure } from './DemoFailure.tsx';

interface DemoErrorBoundaryProps {
  id: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Contains the error of one demo. */
export class DemoErrorBoundary extends Component<DemoErrorBoundaryProps, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { id, onRetry, children } = this.props;
    const { error } = this.state;
    return error ? (
      <DemoFailure onRetry={onRetry}>
        <ErrorReport id={id} error={error} />
      </DemoFailure>
    ) : (
      children
    );
  }
}

/** The error message and a link to a prefilled issue. */
function ErrorReport({ id, error }: { id: string; error: Error }) {
  const t = useMessages();
  const href = issueUrl({
    id,
    message: error.message,
    page: location.href,
    browser: navigator.userAgent,
  });
  return (
    <>
      <pre>{error.message}</pre>
      <p>
        <a href={href} target="_blank" rel="noopener noreferrer">
          {t('demo.report')}
        </a>
      </p>
    </>
  );
}

interface DemoProblem {
  id: string;
  message: string;
  page: string;
  browser: string;
}

/** Address of a new issue that answers what a maintainer would ask. */
function issueUrl({ id, message, page, browser }: DemoProblem): string {
  const version = siteConfig.library.versions.find(({ current }) => current)?.text ?? '';
  const body = [
    '### What happened',
    `The demo \`${id}\` of the documentation stopped with an error:`,
    `\`\`\`\n${message.slice(0, 2000)}\n\`\`\``,
    '### Steps',
    `1. Open ${page}\n2. `,
    '### Environment',
    `Documentation ${version}, ${browser}`,
  ].join('\n\n');
  const query = new URLSearchParams({ title: `[docs] Demo ${id} stops with an error`, body });
  return `${siteConfig.repositoryUrl}/issues/new?${query}`;
}
