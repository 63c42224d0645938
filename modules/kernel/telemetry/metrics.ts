type Kind = 'counter' | 'gauge' | 'histogram';
type Definition<K extends Kind, Label extends string> = {
  kind: K;
  /** The help text of `/metrics`: one sentence. */
  help: string;
  labels: readonly Label[];
  /** Upper bounds of a histogram's buckets, ascending. */
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
 * so their number stays small and none is personal. `docs/telemetry.md` explains each metric.
 */
export const metrics = {
  evident_http_requests_total: counter('Counter of HTTP requests.', ['route', 'method', 'status']),
  evident_http_request_duration_seconds: histogram(
    'Histogram of HTTP request durations in seconds, without event streams.',
    awaited,
    ['route', 'method'],
  ),
  evident_http_event_streams_open: gauge('Number of open event streams.'),

  evident_events_appended_total: counter('Counter of events that this process appended to the log.', [
    'type',
  ]),
  evident_append_duration_seconds: histogram('Histogram of append durations in seconds.', quick, ['outcome']),
  evident_log_position: gauge('Position of the newest event in the log.'),

  evident_projection_position: gauge('Checkpoint of a read model: the log position it has processed.', [
    'model',
  ]),
  evident_projection_lag_positions: gauge('Lag of a read model behind the newest event, in log positions.', [
    'model',
  ]),
  evident_projection_lag_seconds: gauge(
    'Lag of a read model: age of its oldest unprocessed event in seconds.',
    ['model'],
  ),
  evident_projection_parked_facts: gauge('Number of parked events of a read model.', ['model']),
  evident_projection_batch_duration_seconds: histogram(
    'Histogram of projection batch durations in seconds, including the commit.',
    quick,
  ),

  evident_reaction_lag_seconds: gauge('Lag of a reaction: age of its oldest unprocessed event in seconds.', [
    'reaction',
  ]),
  evident_reaction_failures_total: counter('Counter of failed reaction attempts; each is retried.', [
    'reaction',
  ]),

  evident_stories_running: gauge('Number of workflows running in this process.', ['story']),
  evident_stories_finished_total: counter('Counter of finished workflows.', ['story', 'outcome']),
  evident_story_duration_seconds: histogram(
    'Histogram of workflow durations in seconds, across restarts.',
    long,
    ['story'],
  ),
  evident_step_attempts_total: counter('Counter of started step attempts.', ['step']),
  evident_step_failures_total: counter('Counter of failed step attempts.', ['step', 'code']),
  evident_step_duration_seconds: histogram(
    'Histogram of completed step attempt durations in seconds.',
    long,
    ['step'],
  ),

  evident_model_calls_total: counter('Counter of completed and failed model calls.', [
    'slot',
    'model',
    'outcome',
  ]),
  evident_model_call_duration_seconds: histogram(
    'Histogram of model call durations in seconds, without queue time.',
    long,
    ['slot', 'model'],
  ),
  evident_model_tokens_total: counter('Counter of input and output tokens of model calls.', [
    'slot',
    'model',
    'direction',
  ]),
  evident_model_cost_usd_total: counter('Counter of the cost of model calls in US dollars.', [
    'slot',
    'model',
  ]),
  evident_model_rate_limited_total: counter(
    'Counter of model calls that a vendor rejected by its rate limit.',
    ['slot', 'model'],
  ),

  evident_searches_total: counter('Counter of searches by state.', ['state']),
  evident_searches_refused_total: counter('Counter of refused searches by refusal code.', ['code']),
  evident_quota_searches_total: counter(
    'Counter of quota changes in searches: granted, reserved, spent or refunded.',
    ['change'],
  ),

  evident_all_accounts: gauge('Number of accounts by state.', ['state']),
  evident_all_searches: gauge('Number of all searches since the first event, by state.', ['state']),
  evident_all_reports: gauge('Number of finished reports by kind and publication status.', [
    'kind',
    'status',
  ]),
  evident_all_model_calls: gauge('Number of all model calls since the first event.', [
    'slot',
    'model',
    'outcome',
  ]),
  evident_all_model_tokens: gauge('Number of all input and output tokens since the first event.', [
    'slot',
    'model',
    'direction',
  ]),
  evident_all_model_cost_usd: gauge('Cost of all model calls since the first event, in US dollars.', [
    'slot',
    'model',
  ]),

  evident_published_answers_total: counter('Counter of responses for published pages and their pictures.', [
    'of',
    'outcome',
  ]),
  evident_published_make_duration_seconds: histogram(
    'Histogram of cache fill durations in seconds: rendering a published page or picture.',
    awaited,
    ['of'],
  ),

  evident_pdfs_total: counter('Counter of requested PDFs by outcome.', ['outcome']),
  evident_pdf_queue_length: gauge('Number of PDFs in the print queue.'),
  evident_pdf_wait_duration_seconds: histogram('Histogram of PDF queue times in seconds.', long),
  evident_pdf_print_duration_seconds: histogram('Histogram of PDF print durations in seconds.', long),
  evident_mails_total: counter('Counter of mail delivery attempts by kind and outcome.', ['kind', 'outcome']),
  evident_lease_held: gauge('Whether this process holds the lease: 1 or 0.', ['lease']),

  evident_process_resident_memory_bytes: gauge('Resident memory of the process in bytes.'),
  evident_process_heap_used_bytes: gauge('Used heap of the process in bytes.'),
  evident_process_event_loop_lag_seconds: gauge(
    'Event loop lag in seconds, over the last one to two minutes.',
    ['quantile'],
  ),
  evident_process_uptime_seconds: gauge('Uptime of the process in seconds.'),
  evident_build_info: gauge('Always 1; labels with the version, the Node version and the role.', [
    'version',
    'node',
    'role',
  ]),
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
