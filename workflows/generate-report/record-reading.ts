import type { SourceReading } from '../../modules/evidence/retrieval/provider';
import type { ReportId } from '../../modules/kernel/report-id';
import type { Search } from '../../modules/search';
import type { StepContext } from '../engine';

/**
 * Records the progress of reading for those who wait. While one event is appended, only the newest state is kept for the
 * next, so that many pages which are read at once make few events. An event that cannot be appended is left out: the result
 * of the step is what counts, and its append fails as well.
 */
export class ReadingRecorder {
  readonly #record: (sources: SourceReading[], n: number) => Promise<unknown>;
  #newest: readonly SourceReading[] | undefined;
  #recorded = 0;
  #recording: Promise<void> | undefined;

  constructor(
    search: Pick<Search, 'record'>,
    reportId: ReportId,
    { context, attempt }: Pick<StepContext, 'context' | 'attempt'>,
  ) {
    // An attempt after a crash reads again, under event ids of its own.
    const causeOf = (n: number) => `${context.causationId}/reading-${attempt}-${n}`;
    this.#record = (sources, n) =>
      search.record(
        reportId,
        { type: 'ReadingProgressed', sources },
        { ...context, causationId: causeOf(n) },
      );
  }

  /** Takes the state of all sources, best first. */
  update(sources: readonly SourceReading[]): void {
    this.#newest = sources;
    this.#recording ??= this.#recordAll().finally(() => (this.#recording = undefined));
  }

  /** Resolves once nothing more is appended: the result of the step comes behind. */
  async settled(): Promise<void> {
    await this.#recording;
  }

  async #recordAll(): Promise<void> {
    while (this.#newest) {
      const sources = [...this.#newest];
      this.#newest = undefined;
      await this.#record(sources, (this.#recorded += 1)).catch(() => undefined);
    }
  }
}
