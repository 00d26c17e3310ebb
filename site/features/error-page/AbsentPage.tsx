import { useLocation } from 'react-router';
import type { Dictionary } from '#model/Dictionary.ts';
import { OfflinePage } from '#site/features/offline/OfflinePage.tsx';
import { Strings } from '#site/platform/i18n/Strings.tsx';
import { NotFound } from './NotFound.tsx';

/** Stands where there is no page to show: the address is wrong, or the connection is gone. */
export function AbsentPage({ offline }: { offline: Dictionary | null }) {
  const { pathname } = useLocation();
  return offline ? (
    <Strings strings={offline}>
      <OfflinePage />
    </Strings>
  ) : (
    <NotFound key={pathname} />
  );
}
