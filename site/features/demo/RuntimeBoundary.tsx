import { Component, type ReactNode } from 'react';
import { useTranslate } from '#site/platform/i18n/LanguageProvider.tsx';
import { DemoFailure } from './DemoFailure.tsx';
import { issueUrl } from './issueUrl.ts';

interface RuntimeBoundaryProps {
  id: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps the error of one demo to that demo. */
export class RuntimeBoundary extends Component<RuntimeBoundaryProps, { error: Error | null }> {
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

/** What went wrong, and a prepared report for those who keep the library. */
function ErrorReport({ id, error }: { id: string; error: Error }) {
  const t = useTranslate();
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
