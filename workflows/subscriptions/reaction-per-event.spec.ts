import { describe, expect, it } from 'vitest';
import { toReportId } from '../../modules/kernel/report-id';
import { ada } from '../../tests/doubles/publishing-world';
import { createReactionsWorld, type ReactionsWorld } from '../../tests/doubles/reactions-world';
import { request } from '../../tests/doubles/request';
import { sampleResult } from '../../tests/doubles/sample-result';
import { planApproved } from '../signals';
import { reactionsSubscription } from './reactions';

const searchId = toReportId('s-1');
const userId = ada.id;
const about = { searchId, userId };
const requested = { query: 'How warm is it?', model: 'qwen', sourceIds: [], charged: true, kind: 'visual' };
const given = { userId, earns: true, rating: 5, content: 'Good.' };

/** One search is set aside, requested and under way. */
async function running({ quota, happened, engine }: ReactionsWorld): Promise<void> {
  await quota.welcome(userId, request());
  await quota.reserve(userId, searchId, request());
  await happened('search-s-1', { type: 'SearchRequested', ...about, ...requested });
  await engine.start('generate-visual-report', searchId, { searchId });
}
const and =
  (...more: [stream: string, type: string, fields: object][]) =>
  async (world: ReactionsWorld): Promise<void> => {
    await running(world);
    for (const [stream, type, fields] of more) await world.happened(stream, { type, ...fields });
  };
const nothing = () => Promise.resolve();
const completed: Happened = [
  'search-s-1',
  'SearchCompleted',
  { ...about, report: sampleResult, processingTimeMs: 1 },
];
const spent: Happened = ['quota-u-ada', 'SearchSpent', about];
const published: Happened = [
  'report-s-1',
  'ReportPublished',
  { reportId: searchId, userId, version: 1, slug: 'weevils', kind: 'visual', content: null },
];
const finished = (outcome: string, more: object = {}): Happened => [
  'workflow-s-1',
  'WorkflowFinished',
  { workflowId: searchId, outcome, ...more },
];

type Happened = [stream: string, type: string, fields: object];
type Row = {
  title: string;
  before?: (world: ReactionsWorld) => Promise<void>;
  on: Happened;
  follows: object[];
};

const started = (workflowId: string, story: string, input: object) => ({
  type: 'WorkflowStarted',
  stream: `workflow-${workflowId}`,
  data: { workflowId, story, version: 1, input },
});
const onQuota = (type: string, data: object) => ({ type, stream: 'quota-u-ada', data });
const cancelled = {
  type: 'WorkflowCancelRequested',
  stream: 'workflow-s-1',
  data: { workflowId: searchId },
};
const failed = (code: string, message: string) => ({
  type: 'SearchFailed',
  stream: 'search-s-1',
  data: { ...about, code, message },
});

const rows: Row[] = [
  {
    title: 'a visual report that is requested starts its workflow',
    before: nothing,
    on: ['search-s-1', 'SearchRequested', { ...about, ...requested }],
    follows: [started(searchId, 'generate-visual-report', { searchId })],
  },
  {
    title: 'an approved plan lets its workflow go on, once',
    on: ['search-s-1', 'PlanApproved', { ...about, leftOut: [] }],
    follows: [
      {
        type: 'SignalReceived',
        stream: 'workflow-s-1',
        data: { workflowId: searchId, name: planApproved },
      },
    ],
  },
  {
    title: 'a research report that is requested starts a workflow of its own',
    before: nothing,
    on: ['search-s-1', 'SearchRequested', { ...about, ...requested, kind: 'research' }],
    follows: [started(searchId, 'generate-research-report', { searchId })],
  },
  {
    title: 'a completed search is spent',
    on: completed,
    follows: [onQuota('SearchSpent', about)],
  },
  {
    title: 'a failed search is refunded',
    on: ['search-s-1', 'SearchFailed', { ...about, code: 'model-away', message: 'Away.' }],
    follows: [onQuota('SearchRefunded', about)],
  },
  {
    title: 'a search that lapses before it was requested is refunded',
    before: async ({ quota }) => {
      await quota.welcome(userId, request());
      await quota.reserve(userId, searchId, request());
    },
    on: ['search-s-1', 'SearchLapsed', about],
    follows: [onQuota('SearchRefunded', about)],
  },
  {
    title: 'a cancelled search stops its workflow and is refunded',
    on: ['search-s-1', 'SearchCancelled', about],
    follows: [cancelled, onQuota('SearchRefunded', about)],
  },
  {
    title: 'a search that is deleted while it runs stops its workflow and is refunded',
    on: ['search-s-1', 'SearchDeleted', about],
    follows: [cancelled, onQuota('SearchRefunded', about)],
  },
  {
    title: 'a report that is deleted stays paid for, and its publication ends',
    before: and(completed, finished('completed'), spent, published),
    on: ['search-s-1', 'SearchDeleted', about],
    follows: [{ type: 'ReportUnpublished', data: { reportId: searchId } }],
  },
  {
    title: 'a report that is published after it was deleted is public no more',
    before: and(completed, ['search-s-1', 'SearchDeleted', about]),
    on: published,
    follows: [{ type: 'ReportUnpublished', data: { reportId: searchId } }],
  },
  {
    title: 'a report that is published otherwise stays public',
    before: and(completed),
    on: published,
    follows: [],
  },
  {
    title: 'a report without an owner is deleted once it is public no more',
    before: and(completed, finished('completed'), spent, ['search-s-1', 'SearchDisowned', about], published),
    on: ['report-s-1', 'ReportUnpublished', { reportId: searchId, userId, version: 1 }],
    follows: [{ type: 'SearchDeleted', stream: 'search-s-1', data: about }],
  },
  {
    title: 'a report with an owner stays once it is public no more',
    before: and(completed, published),
    on: ['report-s-1', 'ReportUnpublished', { reportId: searchId, userId, version: 1 }],
    follows: [],
  },
  {
    title: 'a workflow that fails fails its search with its reason, and the search is refunded',
    on: finished('failed', { code: 'step-crashed', message: 'It crashed too often.' }),
    follows: [failed('step-crashed', 'It crashed too often.'), onQuota('SearchRefunded', about)],
  },
  {
    title: 'a workflow that ends without a reason fails its search all the same',
    on: finished('cancelled'),
    follows: [failed('surprise', 'It stopped unexpectedly.'), onQuota('SearchRefunded', about)],
  },
  {
    title: 'a workflow that ends after its search was cancelled changes nothing',
    before: and(
      ['search-s-1', 'SearchCancelled', about],
      ['workflow-s-1', 'WorkflowCancelRequested', { workflowId: searchId }],
      ['quota-u-ada', 'SearchRefunded', about],
    ),
    on: finished('cancelled'),
    follows: [],
  },
  { title: 'a workflow that completes changes nothing', on: finished('completed'), follows: [] },
  {
    title: 'a failed erasure of an account fails no search',
    on: ['workflow-erase-u-ada', 'WorkflowFinished', { workflowId: 'erase-u-ada', outcome: 'failed' }],
    follows: [],
  },
  {
    title: 'an approved account is given its free searches',
    before: nothing,
    on: ['user-u-ada', 'UserApproved', { userId }],
    follows: [onQuota('WelcomeGranted', { userId, searches: 10 })],
  },
  {
    title: 'an erased account starts the workflow that erases what it left',
    before: nothing,
    on: ['user-u-ada', 'UserErased', { userId }],
    follows: [started('erase-u-ada', 'erase-account', { userId })],
  },
  {
    title: 'feedback is rewarded',
    before: nothing,
    on: ['feedback-f-1', 'FeedbackSubmitted', { feedbackId: 'f-1', suggestions: null, ...given }],
    follows: [onQuota('FeedbackGranted', { userId, searches: 6, feedbackId: 'f-1' })],
  },
  {
    title: 'feedback of an account without a quota is not rewarded',
    before: nothing,
    on: [
      'feedback-f-1',
      'FeedbackSubmitted',
      { feedbackId: 'f-1', suggestions: null, ...given, earns: false },
    ],
    follows: [],
  },
  {
    title: 'a review is rewarded',
    before: nothing,
    on: ['review-r-1', 'ReviewSubmitted', { reviewId: 'r-1', ...given }],
    follows: [onQuota('ReviewGranted', { userId, searches: 5, reviewId: 'r-1' })],
  },
];

describe('reactions', () => {
  it.each(rows.map((row) => [row.title, row] as const))(
    '%s, however often it is repeated',
    async (_, row) => {
      const { before = running, on, follows } = row;
      const world = createReactionsWorld();
      await before(world);
      await world.forgetPast();
      const [stream, type, fields] = on;
      await world.happened(stream, { type, ...fields });
      const position = await world.log.head();
      const [cause] = await world.since(position - 1);
      await world.react();
      const after = await world.since(position);
      expect(after).toMatchObject(follows);
      expect(after).toHaveLength(follows.length);
      // A cancel request and a signal have no context; each other event belongs to the request behind it.
      for (const { type: what, metadata } of after)
        if (!['WorkflowCancelRequested', 'SignalReceived'].includes(what))
          expect(metadata).toMatchObject({
            actor: { kind: 'system' },
            correlationId: cause?.metadata.correlationId,
          });
      await world.vault.put('checkpoints', reactionsSubscription.checkpoint, position - 1);
      await world.react();
      expect(await world.since(position)).toEqual(after);
    },
  );

  it('have a test for every event that they subscribe to, and the checkpoint that vaults hold', () => {
    expect(new Set(rows.map(({ on: [, type] }) => type))).toEqual(new Set(reactionsSubscription.types));
    expect(reactionsSubscription.checkpoint).toBe('reactions');
  });
});
