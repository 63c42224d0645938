import type { Database } from '../../../modules/kernel/adapters/sqlite/database';
import { lookedUpBy, type ModelSpec, type Parked } from '../../read-store';

const schema = `
  CREATE TABLE IF NOT EXISTS models (
    name TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    fields TEXT NOT NULL,
    position INTEGER NOT NULL,
    commits INTEGER NOT NULL,
    swaps INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS parked (
    model TEXT NOT NULL,
    position INTEGER NOT NULL,
    eventId TEXT NOT NULL,
    type TEXT NOT NULL,
    stream TEXT NOT NULL,
    error TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (model, position)
  );
  CREATE TABLE IF NOT EXISTS stagings (name TEXT PRIMARY KEY) WITHOUT ROWID;
`;

/** The state of a model; `commits` and `swaps` count its changes, for watchers. */
export type RegisteredModel = {
  version: number;
  fields: string;
  position: number;
  commits: number;
  swaps: number;
};

/** Whether a state belongs to documents made by this version of a model. */
export const isCurrent = (registered: RegisteredModel, spec: ModelSpec): boolean =>
  registered.version === spec.version && registered.fields === fieldsOf(spec);

export const fieldsOf = (spec: ModelSpec) => JSON.stringify(lookedUpBy(spec));
export const tableOf = (spec: Pick<ModelSpec, 'name' | 'version'>) => `${spec.name}@${spec.version}`;

/** The register of models: their states, and their parked events. */
export function openRegister(db: Database) {
  db.exec(schema);
  const read = db.prepare('SELECT version, fields, position, commits, swaps FROM models WHERE name = ?');
  const write = db.prepare(`INSERT INTO models VALUES (?, ?, ?, ?, 0, 0)
    ON CONFLICT (name) DO UPDATE SET version = excluded.version, fields = excluded.fields,
      position = excluded.position, commits = commits + 1, swaps = swaps + 1`);
  const move = db.prepare(`UPDATE models SET position = ?3, commits = commits + ?5
    WHERE name = ?1 AND version = ?4 AND fields = ?6 AND position = ?2 AND (?7 IS NULL OR swaps = ?7)`);
  const park = db.prepare('INSERT OR REPLACE INTO parked VALUES (?, ?, ?, ?, ?, ?, ?)');
  const parkedOf = db.prepare('SELECT * FROM parked WHERE ?1 IS NULL OR model = ?1 ORDER BY model, position');
  const forget = db.prepare('DELETE FROM parked WHERE model = ?');
  const addStaging = db.prepare('INSERT INTO stagings VALUES (?)');
  const removeStaging = db.prepare('DELETE FROM stagings WHERE name = ?');
  const stagings = db.prepare('SELECT name FROM stagings');

  function keep({ model, position, eventId, type, stream, error, at }: Parked): void {
    park.run(model, position, eventId, type, stream, error, at);
  }

  return {
    registered: (name: string) => read.get(name) as RegisteredModel | undefined,
    /** Sets a model, new or replaced as a whole, to a position, with its parked events. */
    place(spec: ModelSpec, position: number, parked: readonly Parked[] = []): void {
      write.run(spec.name, spec.version, fieldsOf(spec), position);
      forget.run(spec.name);
      parked.forEach(keep);
    },
    /**
     * Moves a model on, counting commits that `wrote` documents; false when it is not at `from`, is of another version, or
     * was replaced since `swaps` was read.
     */
    move: (
      spec: ModelSpec,
      { from, to, swaps }: { from: number; to: number; swaps?: number },
      wrote: boolean,
    ) =>
      move.run(spec.name, from, to, spec.version, wrote ? 1 : 0, fieldsOf(spec), swaps ?? null).changes > 0,
    park: keep,
    parked: (model: string | undefined) =>
      (parkedOf.all(model ?? null) as Parked[]).map((parked) => ({ ...parked })),
    addStaging: (name: string): void => void addStaging.run(name),
    removeStaging: (name: string): void => void removeStaging.run(name),
    stagings: () => (stagings.all() as { name: string }[]).map(({ name }) => name),
    tables: () =>
      (db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all() as { name: string }[]).map(
        ({ name }) => name,
      ),
  };
}

export type Register = ReturnType<typeof openRegister>;
