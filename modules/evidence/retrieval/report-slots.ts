/** Jobs of a report that wait or run, and how many of it were started since its first one came. */
type Queue = { started: number; running: number; waiting: (() => void)[] };

/**
 * Slots that reports share. The next one goes to the report with the fewest jobs started, among equals to the one that has
 * waited longer: a report with many pages does not keep a slot from one with few.
 */
export class ReportSlots {
  #free: number;
  readonly #queues = new Map<string, Queue>();

  constructor(slots: number) {
    this.#free = slots;
  }

  /** Runs the work in a slot. Undefined, without the work, when the signal aborts before a slot is free. */
  async run<T>(report: string, signal: AbortSignal, work: () => Promise<T>): Promise<T | undefined> {
    if (!(await this.#slot(report, signal))) return undefined;
    try {
      return await work();
    } finally {
      this.#free += 1;
      this.#change(report, (queue) => (queue.running -= 1));
      this.#startNext();
    }
  }

  /** Whether a slot was taken. */
  #slot(report: string, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve(false);
      const leave = () => {
        this.#change(report, (own) => (own.waiting = own.waiting.filter((other) => other !== start)));
        resolve(false);
      };
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve(true);
      };
      signal.addEventListener('abort', leave, { once: true });
      const queue = this.#queues.get(report) ?? { started: 0, running: 0, waiting: [] };
      queue.waiting.push(start);
      this.#queues.set(report, queue);
      this.#startNext();
    });
  }

  #startNext(): void {
    if (this.#free === 0) return;
    const waiting = [...this.#queues].filter(([, queue]) => queue.waiting.length > 0);
    let next = waiting[0];
    for (const each of waiting) if (next && each[1].started < next[1].started) next = each;
    const [report, queue] = next ?? [];
    const start = queue?.waiting.shift();
    if (!report || !queue || !start) return;
    this.#free -= 1;
    queue.started += 1;
    queue.running += 1;
    // The end of the map is the end of the line.
    this.#queues.delete(report);
    this.#queues.set(report, queue);
    start();
  }

  /** Forgets a report of which no job is left. */
  #change(report: string, change: (queue: Queue) => void): void {
    const queue = this.#queues.get(report);
    if (!queue) return;
    change(queue);
    if (queue.waiting.length === 0 && queue.running === 0) this.#queues.delete(report);
  }
}
