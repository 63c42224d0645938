import { assertNever, type Decider } from '../kernel/events/decider';
import { refuse, type Refusal } from '../kernel/refusal';
import type { ReportId } from '../kernel/report-id';
import { maxStoredSources } from './contract';
import type { EvidenceEvent, SourceAdded, SourcesAdopted } from './events';

/** A source that an account keeps; `addedAt` is there for those that were adopted. */
export type KeptSource = Omit<SourceAdded, 'type' | 'userId'> & { addedAt?: string };

export type SourcesCommand = { userId: string } & (
  | { type: 'Add'; events: readonly SourceAdded[]; limitBytes: number }
  | { type: 'Use'; searchId: ReportId; sourceIds: readonly string[] }
  /** `over`: searches that are known to have ended. Any other use of the source forbids it. */
  | { type: 'Remove' | 'Expire'; sourceId: string; over: readonly string[] }
  | {
      type: 'Adopt';
      sources: NonNullable<SourcesAdopted['sources']>;
      uses: SourcesAdopted['uses'];
    }
);

export type SourcesState = {
  sources: ReadonlyMap<string, KeptSource>;
  /** All searches that used a source, by its id. */
  uses: ReadonlyMap<string, readonly ReportId[]>;
  /** Ids of removed sources. */
  gone: ReadonlySet<string>;
  /** Total size of the stored sources, as uploaded. */
  bytes: number;
};

/** The sources of one account: what is stored, within the limit, and which searches use it. */
export const sourcesOf: Decider<SourcesCommand, EvidenceEvent, SourcesState> = {
  initial: { sources: new Map(), uses: new Map(), gone: new Set(), bytes: 0 },

  decide(command, state) {
    switch (command.type) {
      case 'Add':
        return add(command, state);
      case 'Use':
        return use(command, state);
      case 'Remove':
        if (!state.sources.has(command.sourceId)) return refuse('source-not-found');
        if (isUsed(command, state)) return refuse('source-in-use');
        return [{ type: 'SourceRemoved', userId: command.userId, sourceId: command.sourceId }];
      case 'Expire':
        if (!state.sources.has(command.sourceId) || isUsed(command, state)) return [];
        return [{ type: 'SourceExpired', userId: command.userId, sourceId: command.sourceId }];
      case 'Adopt':
        return adopt(command, state);
      default:
        return assertNever(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'SourceAdded':
        return withAdded(state, [event]);
      case 'SourcesUsed':
        return used(state, [event]);
      case 'SourceRemoved':
      case 'SourceExpired':
        return without(state, event.sourceId);
      case 'SourcesAdopted':
        return used(withAdded(state, event.sources ?? []), event.uses);
      default:
        return assertNever(event);
    }
  },
};

type Of<Type extends SourcesCommand['type']> = Extract<SourcesCommand, { type: Type }>;

const mebibyte = 1024 * 1024;
const inMb = (bytes: number) => Number((bytes / mebibyte).toFixed(1));

/** All or nothing. Contract section 1, `SOURCE_STORAGE_MB`. A repeat of a request brings the same ids, and adds nothing. */
function add({ events, limitBytes }: Of<'Add'>, { sources, gone, bytes }: SourcesState) {
  if (events.some(({ sourceId }) => sources.has(sourceId) || gone.has(sourceId))) return [];
  const more = events.reduce((sum, event) => sum + event.bytes, 0);
  if (bytes + more > limitBytes)
    return refuse('storage-full', { limit: inMb(limitBytes), used: inMb(bytes), more: inMb(more) });
  if (sources.size + events.length > maxStoredSources)
    return refuse('too-many-kept', { most: maxStoredSources });
  return events;
}

function use({ userId, searchId: reportId, sourceIds }: Of<'Use'>, { sources, uses }: SourcesState) {
  if (sourceIds.some((id) => !sources.has(id))) return refuse('unknown-source');
  const isKnown = sourceIds.every((id) => uses.get(id)?.includes(reportId));
  return isKnown
    ? []
    : [{ type: 'SourcesUsed' as const, userId, searchId: reportId, sourceIds: [...sourceIds] }];
}

const isUsed = ({ sourceId, over }: Of<'Remove' | 'Expire'>, { uses }: SourcesState): boolean =>
  (uses.get(sourceId) ?? []).some((reportId) => !over.includes(reportId));

function adopt({ userId, ...command }: Of<'Adopt'>, state: SourcesState): EvidenceEvent[] | Refusal {
  const sources = command.sources.filter(
    ({ sourceId }) => !state.sources.has(sourceId) && !state.gone.has(sourceId),
  );
  const allIds = new Set([...state.sources.keys(), ...sources.map(({ sourceId }) => sourceId)]);
  const uses = command.uses.filter(({ searchId: reportId, sourceIds }) =>
    sourceIds.some((id) => allIds.has(id) && !state.uses.get(id)?.includes(reportId)),
  );
  return sources.length + uses.length > 0 ? [{ type: 'SourcesAdopted', userId, sources, uses }] : [];
}

function withAdded(state: SourcesState, added: readonly KeptSource[]): SourcesState {
  const sources = new Map(state.sources);
  let { bytes } = state;
  for (const source of added) {
    sources.set(source.sourceId, onlyKept(source));
    bytes += source.bytes;
  }
  return { ...state, sources, bytes };
}

/** Without the fields of the event, and without those that are absent. */
function onlyKept(added: KeptSource & { type?: string; userId?: string }): KeptSource {
  const { type: _type, userId: _userId, ...source } = added;
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined)) as KeptSource;
}

function used(
  state: SourcesState,
  searches: readonly { searchId: ReportId; sourceIds: readonly string[] }[],
) {
  const uses = new Map(state.uses);
  for (const { searchId: reportId, sourceIds } of searches)
    for (const id of sourceIds) uses.set(id, [...new Set([...(uses.get(id) ?? []), reportId])]);
  return { ...state, uses };
}

function without(state: SourcesState, sourceId: string): SourcesState {
  const source = state.sources.get(sourceId);
  if (!source) return state;
  const [sources, uses] = [new Map(state.sources), new Map(state.uses)];
  sources.delete(sourceId);
  uses.delete(sourceId);
  return {
    sources,
    uses,
    gone: new Set([...state.gone, sourceId]),
    bytes: state.bytes - source.bytes,
  };
}
