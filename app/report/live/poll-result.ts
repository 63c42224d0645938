/** Spec section 4: a result that should be there is asked for three times more, then every 2 s. Milliseconds. */
const retriesMs = [250, 500, 1000];
export const refetchMs = 2000;

/** Whether the result is there; a string says why that cannot be told now. */
export type AskResult = () => Promise<boolean | string>;

type Waiting = {
  /** It is there. */
  ready: () => void;
  /** Why nothing is heard of it, once all retries have failed; nothing when it is only not there yet. */
  lost: (why: string | undefined) => void;
};

/** Asks for the result of a completed search until it is there, however long it is away. Answers how to stop. */
export function awaitResult(ask: AskResult, { ready, lost }: Waiting): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const look = async (failed: number) => {
    const answer = await ask();
    if (stopped) return;
    if (answer === true) return ready();
    if (failed >= retriesMs.length) lost(answer || undefined);
    timer = setTimeout(() => void look(failed + 1), retriesMs[failed] ?? refetchMs);
  };
  void look(0);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
