type Kind = 'counter' | 'gauge' | 'histogram';
type Definition<K extends Kind, Label extends string> = {
  kind: K;
  /** One sentence for people. */
  help: string;
  labels: readonly Label[];
  /** Upper bounds of a histogram's buckets, rising. */
  buckets?: readonly number[];
};

const counter = <const Label extends string = never>(
  help: string,
  labels: readonly Label[] = [],
): Definition<'counter', Label> => ({ kind: 'counter', help, labels });
const gauge = <const Label extends string = never>(
  help: string,
  labels: readonly Label[] = [],
): Definition<'gauge', Label> => ({ kind: 'gauge', help, labels });
const histogram = <const Label extends string = never>(
  help: string,
  buckets: readonly number[],
  labels: readonly Label[] = [],
): Definition<'histogram', Label> => ({ kind: 'histogram', help, labels, buckets });

/** In seconds: for immediate operations, for those that a user waits for, and for long ones. */
const quick = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const awaited = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const long = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900];

/**
 * Every metric of the product. Labels take values from the product's own lists only (routes, event types, codes, slots),
 * so that their number stays small and no person is among them. `docs/telemetry.md` explains each metric.
 */
export const metrics = {
  evident_http_requests_total: counter('Requests answered.', ['route', 'method', 'status']),
  evident_http_request_duration_seconds: histogram(
    'Time from a request to the end of its answer, event streams left out.',
    awaited,
    ['route', 'method'],
  ),
  evident_http_event_streams_open: gauge('Event streams that readers have open.'),

  evident_events_appended_total: counter('Events this process has written to the log.', ['type']),
  evident_append_duration_seconds: histogram('Time of one append to the log.', quick, ['outcome']),
  evident_log_position: gauge('Position of the newest event of the log.'),

  evident_projection_position: gauge('Position of the log that a read model stands for.', ['model']),
  evident_projection_lag_positions: gauge('Positions from a read model to the newest event.', ['model']),
  evident_projection_lag_seconds: gauge('Age of the oldest event that a read model does not show yet.', [
    'model',
  ]),
  evident_projection_parked_facts: gauge('Events that a read model could not fold, parked.', ['model']),
  evident_projection_batch_duration_seconds: histogram(
    'Time to fold one batch of events into all read models.',
    quick,
  ),

  evident_reaction_lag_seconds: gauge('Age of the oldest event without a reaction yet.', ['reaction']),
  evident_reaction_failures_total: counter('Tries of a reaction that failed; each is tried again.', [
    'reaction',
  ]),

  evident_stories_running: gauge('Workflows that run in this process.', ['story']),
  evident_stories_finished_total: counter('Ended workflows.', ['story', 'outcome']),
  evident_story_duration_seconds: histogram('Time from the start of a workflow to its end.', long, ['story']),
  evident_step_attempts_total: counter('Attempts of steps that were begun.', ['step']),
  evident_step_failures_total: counter('Attempts of steps that failed.', ['step', 'code']),
  evident_step_duration_seconds: histogram('Time of one attempt of a step that was done.', long, ['step']),

  evident_model_calls_total: counter('Calls to models that came back or failed.', [
    'slot',
    'model',
    'outcome',
  ]),
  evident_model_call_duration_seconds: histogram('Time of one call to a model, without its turn.', long, [
    'slot',
    'model',
  ]),
  evident_model_tokens_total: counter('Tokens sent to and got from models.', ['slot', 'model', 'direction']),
  evident_model_cost_usd_total: counter('What calls to models cost, in US dollars.', ['slot', 'model']),
  evident_model_rate_limited_total: counter('Calls that a vendor turned away as one too many.', [
    'slot',
    'model',
  ]),

  evident_searches_total: counter('Searches, by what became of them.', ['state']),
  evident_searches_refused_total: counter('Searches that were not accepted.', ['code']),
  evident_quota_searches_total: counter('Searches granted, set aside, spent and given back.', ['change']),

  evident_all_accounts: gauge('Accounts there are.', ['state']),
  evident_all_searches: gauge('Searches there ever were, by what became of them.', ['state']),
  evident_all_reports: gauge('Finished reports there are.', ['kind', 'status']),
  evident_all_model_calls: gauge('Calls to models there ever were.', ['slot', 'model', 'outcome']),
  evident_all_model_tokens: gauge('Tokens ever sent to and got from models.', ['slot', 'model', 'direction']),
  evident_all_model_cost_usd: gauge('What all calls to models have cost, in US dollars.', ['slot', 'model']),

  evident_published_answers_total: counter('Answers to readers of published reports.', ['of', 'outcome']),
  evident_published_make_duration_seconds: histogram(
    'Time to make what is kept of one version of a published report.',
    awaited,
    ['of'],
  ),

  evident_pdfs_total: counter('PDFs that were asked for.', ['outcome']),
  evident_pdf_queue_length: gauge('PDFs that wait for their turn.'),
  evident_pdf_wait_duration_seconds: histogram('Time a PDF waited for its turn.', long),
  evident_pdf_print_duration_seconds: histogram('Time to print one PDF.', long),
  evident_mails_total: counter('Mails handed over, put off or refused.', ['kind', 'outcome']),
  evident_lease_held: gauge('Whether this process holds the work that one does for all: 1 or 0.', ['lease']),

  evident_process_resident_memory_bytes: gauge('Memory that the process has.'),
  evident_process_heap_used_bytes: gauge('Memory that its objects take.'),
  evident_process_event_loop_lag_seconds: gauge(
    'How late the event loop came to its work in the last minute or two.',
    ['quantile'],
  ),
  evident_process_uptime_seconds: gauge('Time since the process began.'),
  evident_build_info: gauge('Always 1; what is running is in its labels.', ['version', 'node', 'role']),
};

export type MetricName = keyof typeof metrics;
type NamesOf<K extends Kind> = {
  [Name in MetricName]: (typeof metrics)[Name]['kind'] extends K ? Name : never;
}[MetricName];
export type CounterName = NamesOf<'counter'>;
export type GaugeName = NamesOf<'gauge'>;
export type HistogramName = NamesOf<'histogram'>;
/** The labels of a metric, each with its value. */
export type LabelsOf<Name extends MetricName> = Readonly<
  Record<(typeof metrics)[Name]['labels'][number], string>
>;
