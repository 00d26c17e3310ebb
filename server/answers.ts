/** A short answer in words, never kept by anyone. */
export function answerText(text: string, status: number, headers: Record<string, string>) {
  return new Response(text, {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      ...headers,
    },
  });
}

/** A short answer for scripts, never kept by anyone. */
export function answerJson(body: object, status: number, headers: Record<string, string>) {
  if (status === 204) {
    return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'cache-control': 'no-store', 'content-type': 'application/json', ...headers },
  });
}
