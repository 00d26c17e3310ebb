/** A function of a key that remembers its latest answers, for callers that ask for the same several times in a row. */
export function lately<T>(kept: number, answer: (key: string) => Promise<T>) {
  const answers = new Map<string, Promise<T>>();
  return (key: string): Promise<T> => {
    const known = answers.get(key);
    if (known) {
      return known;
    }
    const fresh = answer(key);
    answers.set(key, fresh);
    const [oldest] = answers.keys();
    if (answers.size > kept && oldest !== undefined) {
      answers.delete(oldest);
    }
    return fresh;
  };
}
