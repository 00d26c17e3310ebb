import { type Client, createClient, type InValue, type Transaction } from '@libsql/client';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  type Kysely,
  SqliteQueryCompiler,
} from 'kysely';

/** Lets Kysely speak to a libSQL file. */
export class LibsqlDialect implements Dialect {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  createAdapter() {
    return new SqliteAdapter();
  }

  createDriver(): Driver {
    return new LibsqlDriver(this.#path);
  }

  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db);
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }
}

class LibsqlDriver implements Driver {
  readonly #path: string;
  #client: Client | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {
    // One connection, because the settings below belong to it and not to the file.
    this.#client = createClient({ url: `file:${this.#path}`, concurrency: 1 });
    // Readers and the writer do not wait for one another, and what was acknowledged is on the disk.
    await this.#client.execute('pragma journal_mode = wal');
    await this.#client.execute('pragma synchronous = full');
    await this.#client.execute('pragma busy_timeout = 1000');
  }

  async acquireConnection(): Promise<LibsqlConnection> {
    if (!this.#client) {
      throw new Error('The database is not open.');
    }
    return new LibsqlConnection(this.#client);
  }

  async beginTransaction(connection: LibsqlConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: LibsqlConnection): Promise<void> {
    await connection.end('commit');
  }

  async rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    await connection.end('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#client?.close();
  }
}

class LibsqlConnection implements DatabaseConnection {
  readonly #client: Client;
  #transaction: Transaction | undefined;

  constructor(client: Client) {
    this.#client = client;
  }

  async begin(): Promise<void> {
    this.#transaction = await this.#client.transaction('write');
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const transaction = this.#transaction;
    this.#transaction = undefined;
    await transaction?.[how]();
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // Kysely types neither the values it binds nor the rows it reads; the tables in openDatabase.ts do.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const statement = { sql, args: parameters as InValue[] };
    const { rows, rowsAffected } = await (this.#transaction ?? this.#client).execute(statement);
    // Rows are arrays that also carry names; callers expect plain objects.
    return {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      rows: rows.map((row) => ({ ...row })) as R[],
      numAffectedRows: BigInt(rowsAffected),
    };
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('A libSQL file is read at once, not as a stream.');
  }
}
