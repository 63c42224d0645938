import type { EventStore, NewEvent } from '../modules/kernel/events/event-store';
import type { DomainEvent } from '../modules/kernel/events/event';

const begin = Date.parse('2025-01-01T00:00:00.000Z');
const slots = ['deepseek', 'qwen', 'claude'] as const;
const sections = 7;
const people = 500;
/** Streams per commit. */
const together = 250;

/** A placeholder for an encrypted field: of the given length, under no key. */
const sealed = (length: number) => `v1.${'q83vASNFZ4mrze8S'.repeat(Math.ceil(length / 16)).slice(0, length)}`;
const short = sealed(60);
const long = sealed(240);

/**
 * Fills a log with what `searches` finished, failed and cancelled reports leave, without writing them: 36 events a finished
 * one, every seventh fails at its last step, every eleventh is cancelled at once. Answers how many events there are now.
 */
export async function fillSynthetically(store: EventStore, atLeast: number): Promise<number> {
  let written = 0;
  const put = async (stream: string, at: number, events: readonly DomainEvent[]) => {
    written += events.length;
    await store.append(
      stream,
      events.map((event, n) => newEvent(stream, n, at, event)),
      { expected: 'none' },
    );
  };
  for (let person = 0; person < people; person += 1) {
    const userId = `u-${person}`;
    await put(`user-${userId}`, begin, [
      { type: 'UserRegistered', userId, email: short, name: short, credentialId: `c-${person}` },
      { type: 'UserApproved', userId },
    ]);
  }
  for (let first = 0; written < atLeast; first += together) {
    const batch = Array.from({ length: together }, (_, n) => streamsOf(first + n));
    await Promise.all(batch.flat().map(({ stream, at, events }) => put(stream, at, events)));
  }
  return written;
}

type Filled = { stream: string; at: number; events: DomainEvent[] };

function streamsOf(n: number): Filled[] {
  const searchId = `s-${n}`;
  const userId = `u-${n % people}`;
  const about = { searchId, userId };
  const slot = slots[n % slots.length] ?? 'deepseek';
  const at = begin + n * 600_000;
  const ended = n % 7 === 0 ? 'failed' : n % 11 === 0 ? 'cancelled' : 'completed';
  const asked: DomainEvent = {
    type: 'SearchRequested',
    kind: 'visual',
    ...about,
    query: short,
    model: slot,
    sourceIds: [],
    charged: true,
  };
  const settled = { type: ended === 'completed' ? 'SearchSpent' : 'SearchRefunded', ...about };
  const quota: Filled = {
    stream: `quota-${userId}-${n}`,
    at,
    events: [{ type: 'WelcomeGranted', userId, searches: 1 }, { type: 'SearchReserved', ...about }, settled],
  };
  if (ended === 'cancelled')
    return [
      quota,
      { stream: `search-${searchId}`, at, events: [asked, { type: 'SearchCancelled', ...about }] },
    ];
  const end: DomainEvent =
    ended === 'failed'
      ? { type: 'SearchFailed', ...about, code: 'provider-down', message: 'The model is away.' }
      : { type: 'SearchCompleted', ...about, report: long, processingTimeMs: 20_000 + ((n * 7919) % 90_000) };
  const written = Array.from({ length: sections }, (_, index) => index);
  return [
    quota,
    {
      stream: `search-${searchId}`,
      at,
      events: [
        asked,
        { type: 'EvidenceGathered', ...about, sources: 1, spans: 60, datasets: 1 },
        {
          type: 'PlanDrafted',
          ...about,
          plan: long,
          writer: slot,
          planners: [{ slot, status: 'success', agreement: null }],
          conflicts: short,
        },
        ...written.map((index) => ({
          type: 'SectionWritten',
          ...about,
          sectionId: `section-${index}`,
          index,
          round: 0,
          slot,
          markdown: long,
          truncated: false,
        })),
        { type: 'ExtrasWritten', ...about, slot, extras: long },
        end,
      ],
    },
    {
      stream: `calls-${searchId}`,
      at,
      events: ['plan', ...written, 'extras'].map((step, index) => ({
        type: 'ModelCallFinished',
        ...about,
        callKey: `${step}/${slot}/0`,
        slot,
        model: `${slot}-large`,
        finish: 'stop',
        inputTokens: 4_000 + index,
        outputTokens: 700 + (n % 50),
        costUsd: 0.002 + index / 10_000,
        ms: 9_000,
        answer: long,
      })),
    },
    {
      stream: `workflow-${searchId}`,
      at,
      events: [
        {
          type: 'WorkflowStarted',
          workflowId: searchId,
          story: 'generate-visual-report',
          version: 1,
          input: { searchId },
        },
        ...[
          'gatherEvidence',
          'askPlan',
          'settlePlan',
          ...written.map(() => 'writeSection'),
          'writeExtras',
          'complete',
        ].map((name, index) => ({
          type: 'StepFinished',
          workflowId: searchId,
          key: `${name}#${index}`,
          name,
          inputHash: 'q83vASNFZ4mrze8SNFZ4kA',
          result: null,
        })),
        { type: 'WorkflowFinished', workflowId: searchId, outcome: ended },
      ],
    },
  ];
}

function newEvent(stream: string, n: number, at: number, { type, ...data }: DomainEvent): NewEvent {
  return {
    id: `${stream}/${n}`,
    type,
    data,
    metadata: {
      actor: { kind: 'system' },
      correlationId: stream,
      causationId: `${stream}/${n - 1}`,
      at: new Date(at + n * 4_000).toISOString(),
      version: type === 'UserRegistered' ? 2 : 1,
    },
  };
}
