import { useMemo, useSyncExternalStore } from 'react';
import { navigatedEvent } from '#site/platform/navigation/onEachPage.ts';
import { type EnvironmentScope, readEnvironment, writeEnvironment } from './addressEnvironment.ts';
import type { Environment, ParsedEnvironment } from './Environment.ts';

/** The environments that a demo has, as the address says. */
export interface EnvironmentState {
  own: ParsedEnvironment;
  page: ParsedEnvironment;
  /** Both together; the demo's own wins. */
  effective: Environment;
}

const changedEvent = 'docs:environment';

/** Follows the environment of a demo; the address is the only place where it is kept. */
export function useEnvironment(name: string): EnvironmentState {
  const search = useSyncExternalStore(
    subscribe,
    () => (location.search.includes('env') ? location.search : ''),
    () => '',
  );
  return useMemo(() => {
    const own = readEnvironment(search, name);
    const page = readEnvironment(search, null);
    return { own, page, effective: { ...page.environment, ...own.environment } };
  }, [search, name]);
}

/** Changes the environment of a demo, or of the page, in the address. */
export function setEnvironment(scope: EnvironmentScope, environment: Environment): void {
  const search = writeEnvironment(location.search, scope, environment);
  history.replaceState(history.state, '', location.pathname + search + location.hash);
  dispatchEvent(new Event(changedEvent));
}

function subscribe(listener: () => void): () => void {
  const events = [changedEvent, navigatedEvent, 'popstate'];
  events.forEach((event) => addEventListener(event, listener));
  return () => events.forEach((event) => removeEventListener(event, listener));
}
