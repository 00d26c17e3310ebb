const requests = new Map<string, Promise<string[]>>();

async function request(id: string) {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  return [
    `April 9: ${id} was accepted at the counter`,
    `April 10: parts of ${id} were ordered`,
    `April 13: work on ${id} began`,
  ];
}

/** Returns the history of an order, and sends one request per order. */
export function fetchHistory(id: string): Promise<string[]> {
  const known = requests.get(id) ?? request(id);
  requests.set(id, known);
  return known;
}
