import {
  type Environment,
  type ParsedEnvironment,
  parseEnvironment,
  printEnvironment,
} from './Environment.ts';

/** What an environment is for: a demo by its name, or null for all demos of the page. */
export type EnvironmentScope = string | null;

/** Reads the environment of a demo, or of the page, from a query. */
export function readEnvironment(search: string, scope: EnvironmentScope): ParsedEnvironment {
  return parseEnvironment(new URLSearchParams(search).get(parameter(scope)) ?? '');
}

/** The query with an environment, replacing the one it had for the same scope. */
export function writeEnvironment(
  search: string,
  scope: EnvironmentScope,
  environment: Environment,
): string {
  const query = new URLSearchParams(search);
  query.delete(parameter(scope));
  const others = query.toString();
  const text = printEnvironment(environment);
  // Colons, commas and slashes are allowed in a query; escaped, nobody could read it.
  const own = text === '' ? '' : `${parameter(scope)}=${text}`;
  const parts = [readable(others), own].filter((part) => part !== '');
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function parameter(scope: EnvironmentScope): string {
  return scope === null ? 'env' : `env.${scope}`;
}

/** Environments of other scopes stay as they were written. */
function readable(query: string): string {
  return query
    .split('&')
    .map((part) =>
      part.startsWith('env')
        ? part.replace(/%3A|%2C|%2F/g, (code) => decodeURIComponent(code))
        : part,
    )
    .join('&');
}
