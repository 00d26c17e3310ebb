interface Query {
  response: Promise<unknown>;
  isInvalidated: boolean;
}

interface QueryOptions<T> {
  queryKey: string[];
  queryFn: () => Promise<T>;
}

/** A minimal query client: it keeps one response per key until the query is invalidated. */
export class QueryClient {
  private queries = new Map<string, Query>();

  fetchQuery<T>({ queryKey, queryFn }: QueryOptions<T>): Promise<T> {
    const key = JSON.stringify(queryKey);
    const query = this.queries.get(key);
    if (query && !query.isInvalidated) {
      return query.response as Promise<T>;
    }
    const response = queryFn();
    this.queries.set(key, { response, isInvalidated: false });
    return response;
  }

  invalidateQueries({ queryKey }: Pick<QueryOptions<unknown>, 'queryKey'>): void {
    const query = this.queries.get(JSON.stringify(queryKey));
    if (query) {
      query.isInvalidated = true;
    }
  }
}
