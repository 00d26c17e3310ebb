/** Writes in batches what many readers send. */
export interface WriteQueue<Item> {
  /** Resolves when the item is written; rejects when its batch failed, or too much is waiting. */
  add(item: Item): Promise<void>;
  /** Resolves when nothing is waiting. */
  settle(): Promise<void>;
}

interface Waiting<Item> {
  item: Item;
  resolve(): void;
  reject(error: unknown): void;
}

const maxLength = 5000;

/** A queue of items that arrive while others are written: they go together in the next batch, one flush to disk for many readers. */
export function createWriteQueue<Item>(
  batchSize: number,
  write: (items: Item[]) => Promise<void>,
): WriteQueue<Item> {
  let waiting: Waiting<Item>[] = [];
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize);
      waiting = waiting.slice(batchSize);
      try {
        await write(batch.map(({ item }) => item));
        batch.forEach(({ resolve }) => resolve());
      } catch (error) {
        batch.forEach(({ reject }) => reject(error));
      }
    }
    writing = undefined;
  }

  return {
    add(item) {
      if (waiting.length >= maxLength) {
        return Promise.reject(new Error('Too many rows are queued for the database.'));
      }
      return new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        writing ??= writeAll();
      });
    },
    async settle() {
      await writing;
    },
  };
}
