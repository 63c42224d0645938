import { createHash } from 'node:crypto';
import type { Context, EventLog } from '../kernel/event-log';
import { TerminalError } from '../kernel/failure';
import type { PersonKeys } from '../kernel/personal-data';
import type { Ids } from '../kernel/ports';
import { isRefusal, type Refusal, refuse } from '../kernel/refusal';
import { kindOfFile, maxFileBytes, maxSources } from './contract';
import type { Evidence, SourceKind } from './evidence';
import type { SourceAdded } from './events';
import { evidenceOf, type NumberedWithin } from './gather';
import { readSource } from './read-source';
import { createRecent } from './recent';
import type { Snapshots } from './snapshots';

export type EvidenceDeps = { log: EventLog; keys: PersonKeys; snapshots: Snapshots; ids: Ids };
export type SentFile = { name: string; type: string; bytes: Buffer };
export type Attached = { sourceId: string; title: string; kind: SourceKind; spans: number };
export type EvidenceModule = ReturnType<typeof createEvidence>;

/** Bytes of sources (as sent) whose reading is kept for the next step of a report. */
const keptBytes = 8 * 1024 * 1024;

/** What a span weighs in memory, about. */
const bytesOfSpan = 100;

/** The front door of the evidence module. */
export function createEvidence({ log, keys, snapshots, ids }: EvidenceDeps) {
  const recent = createRecent<NumberedWithin>(keptBytes);
  const gathered = createRecent<Evidence>(keptBytes);

  async function keep({ file, kind, read }: Checked, userId: string, context: Context): Promise<Attached> {
    const sourceId = ids.next();
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    await snapshots.keep(userId, sha256, file.bytes);
    const fact: SourceAdded = {
      type: 'SourceAdded',
      sourceId,
      userId,
      title: read.title,
      kind,
      sha256,
      bytes: file.bytes.length,
      spans: read.spans.length,
    };
    await log.append(streamOf(sourceId), [fact], { expected: 'none', context });
    return { sourceId, title: read.title, kind, spans: read.spans.length };
  }

  async function open(sourceId: string, userId: string): Promise<NumberedWithin | Refusal> {
    const { events } = await log.read<SourceAdded>(streamOf(sourceId));
    const fact = events[0]?.event;
    if (!fact || fact.userId !== userId || fact.title === null || !(await keys.find(userId)))
      return refuse('unknown-source');
    const known = recent.get(sourceId);
    if (known) return known;
    const bytes = await snapshots.read(userId, fact.sha256);
    if (!bytes) throw new TerminalError('source-missing', 'An attached source is no longer there.');
    const read = readSource({ name: fact.title, bytes }, fact.kind);
    if (isRefusal(read))
      throw new TerminalError('source-unreadable', 'An attached source can no longer be read.');
    const source = { ...read, id: sourceId, title: fact.title, kind: fact.kind, sha256: fact.sha256 };
    recent.put(sourceId, source, bytes.length);
    return source;
  }

  /** The steps of one report ask for the same evidence again and again. */
  function ranked(read: readonly NumberedWithin[], key: string, query: string): Evidence {
    const known = gathered.get(key);
    if (known) return known;
    const evidence = evidenceOf(read, query);
    const weight = evidence.sources.reduce((sum, { spans }) => sum + spans.length * bytesOfSpan, 0);
    gathered.put(key, evidence, weight);
    return evidence;
  }

  return {
    /** All or nothing: every file is checked before anything is written. */
    async attach(
      files: readonly SentFile[],
      userId: string,
      context: Context,
    ): Promise<{ sources: Attached[] } | Refusal> {
      const checked = checkFiles(files);
      if (isRefusal(checked)) return checked;
      const sources: Attached[] = [];
      for (const file of checked) sources.push(await keep(file, userId, context));
      return { sources };
    },

    /** The sources of a request, read and ranked for its query; the same each time. */
    async gather(sourceIds: readonly string[], userId: string, query: string): Promise<Evidence | Refusal> {
      const wanted = [...new Set(sourceIds)];
      if (wanted.length > maxSources) return refuse('too-many-sources');
      const read: NumberedWithin[] = [];
      for (const id of wanted) {
        const source = await open(id, userId);
        if (isRefusal(source)) return source;
        read.push(source);
      }
      return ranked(read, `${wanted.join()}/${query}`, query);
    },

    /** Whether all of these exist and belong to this person. */
    async owns(sourceIds: readonly string[], userId: string): Promise<boolean> {
      for (const sourceId of sourceIds) {
        const { events } = await log.read<SourceAdded>(streamOf(sourceId));
        if (events[0]?.event.userId !== userId) return false;
      }
      return true;
    },

    /** Forgets a person's files; part of erasing an account. */
    async forget(userId: string): Promise<void> {
      recent.clear();
      gathered.clear();
      await snapshots.removeAllOf(userId);
    },
  };
}

type Checked = { file: SentFile; kind: SourceKind; read: Exclude<ReturnType<typeof readSource>, Refusal> };

function checkFiles(files: readonly SentFile[]): Checked[] | Refusal {
  if (files.length === 0) return refuse('no-files');
  if (files.length > maxSources) return refuse('too-many-files');
  const checked: Checked[] = [];
  for (const file of files) {
    const { name } = file;
    const kind = kindOfFile(name, file.type);
    if (!kind) return refuse('file-type', { name });
    if (file.bytes.length > maxFileBytes) return refuse('file-too-large', { name });
    const read = readSource(file, kind);
    if (isRefusal(read)) return read;
    checked.push({ file, kind, read });
  }
  return checked;
}

const streamOf = (sourceId: string) => `source-${sourceId}`;
