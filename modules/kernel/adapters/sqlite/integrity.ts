import { openDatabase } from './database';

/**
 * SQLite's own integrity check of a database file in use: its messages, empty when all is well. Reads every page and
 * every index: about a second for each 100 MB.
 */
export function integrityOf(file: string): string[] {
  try {
    const db = openDatabase(file, { synchronous: 'FULL' });
    try {
      const rows = db.prepare('PRAGMA integrity_check').all() as Record<string, unknown>[];
      return rows.flatMap((row) => Object.values(row).map(String)).filter((message) => message !== 'ok');
    } finally {
      db.close();
    }
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
