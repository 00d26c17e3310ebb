import { type Kysely, type Migration, Migrator } from 'kysely';
import type { FeedbackDatabase } from './FeedbackDatabase.ts';

/** Changes to the database in order; both engines run the same ones. A published one is never edited. */
const migrations: Record<string, Migration> = {
  '2026-11-create-feedback': {
    async up(db) {
      await db.schema
        .createTable('feedback')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('voter', 'text', (column) => column.notNull())
        .addColumn('page', 'text', (column) => column.notNull())
        .addColumn('section', 'text')
        .addColumn('product', 'text')
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('rating', 'integer')
        .addColumn('comment', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('feedback_page')
        .ifNotExists()
        .on('feedback')
        .columns(['page', 'created_at'])
        .execute();
      await db.schema
        .createIndex('feedback_created_at')
        .ifNotExists()
        .on('feedback')
        .column('created_at')
        .execute();
    },
  },
};

/** Brings the database to the newest shape; machines that share one wait for each other. */
export async function migrate(db: Kysely<FeedbackDatabase>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw error;
  }
}
