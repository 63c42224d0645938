import { productName } from '../../../modules/kernel/product';
import { useRevalidator } from '@remix-run/react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { pollResult } from './poll-result';
import {
  hasEnded,
  lacksPlan,
  withLoaded,
  withSection,
  withStatus,
  type LiveSearch,
  type SectionMessage,
  type StatusMessage,
} from './live-state';

/** Spec section 4: polled every 3 s while processing and 5 s otherwise. */
const pollMs = (search: LiveSearch) => (search.status === 'processing' ? 3000 : 5000);

type Message =
  | { kind: 'status'; status: StatusMessage }
  | { kind: 'section'; section: SectionMessage }
  | { kind: 'loaded'; search: LiveSearch };

function reduce(search: LiveSearch, message: Message): LiveSearch {
  if (message.kind === 'status') return withStatus(search, message.status);
  if (message.kind === 'section') return withSection(search, message.section);
  return withLoaded(search, message.search);
}

/**
 * The present state of the search, followed by event stream, or by polling while there is none. `lost` gives the reason
 * while the connection is lost.
 */
export function useLiveSearch(loaded: LiveSearch): { search: LiveSearch; lost: string | undefined } {
  const [search, tell] = useReducer(reduce, loaded);
  const [lost, setLost] = useState<string>();
  const { revalidate, state } = useRevalidator();
  const ended = hasEnded(search);
  const latest = useRef(search);
  latest.current = search;

  useEffect(() => tell({ kind: 'loaded', search: loaded }), [loaded]);
  useEffect(
    () => (ended ? undefined : follow(loaded.id, { latest, tell, setLost, revalidate })),
    [ended, loaded.id, revalidate],
  );

  const behind = lacksPlan(search);
  useEffect(() => {
    if (behind) revalidate();
  }, [behind, search.sectionsTotal, revalidate]);

  // The plan, and after its approval the sections that it keeps, arrive only with a reload.
  const isOtherStage = search.waitsFor !== loaded.waitsFor;
  useEffect(() => {
    if (isOtherStage) revalidate();
  }, [isOtherStage, search.waitsFor, revalidate]);

  const failed = search.status === 'failed' && loaded.status !== 'failed';
  useEffect(() => {
    if (failed && state === 'idle') revalidate();
  }, [failed, state, revalidate]);

  // Reloads the page only once its report is ready: a page that failed to load could not retry.
  const waitsForResult = search.status === 'completed' && state === 'idle';
  useEffect(() => {
    if (!waitsForResult) return undefined;
    const ready = () => {
      setLost(undefined);
      revalidate();
    };
    return pollResult(() => askResult(loaded.id), { ready, lost: setLost });
  }, [waitsForResult, loaded, revalidate]);
  return { search, lost };
}

type Following = {
  latest: { readonly current: LiveSearch };
  tell: (message: Message) => void;
  setLost: (why: string | undefined) => void;
  revalidate: () => void;
};

/**
 * Follows by event stream; while there is none by polling, which also opens a new stream when the old one was closed.
 */
function follow(id: string, { latest, tell, setLost, revalidate }: Following) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream = open();

  function open(): EventSource {
    const opened = new EventSource(`/api/search/${id}/events`);
    opened.addEventListener('status', (event: MessageEvent<string>) =>
      tell({ kind: 'status', status: JSON.parse(event.data) as StatusMessage }),
    );
    opened.addEventListener('section', (event: MessageEvent<string>) =>
      tell({ kind: 'section', section: JSON.parse(event.data) as SectionMessage }),
    );
    opened.addEventListener('open', () => {
      stopPolling();
      setLost(undefined);
    });
    opened.addEventListener('error', () => (timer ??= setTimeout(() => void poll(), pollMs(latest.current))));
    return opened;
  }

  async function poll() {
    const answer = await fetchStatus(id);
    if (!timer) return;
    if (typeof answer === 'string') setLost(answer);
    else {
      setLost(undefined);
      if (answer.sectionsDone !== latest.current.sectionsDone) revalidate();
      tell({ kind: 'status', status: answer });
      if (stream.readyState === EventSource.CLOSED) stream = open();
    }
    timer = setTimeout(() => void poll(), pollMs(latest.current));
  }

  function stopPolling() {
    clearTimeout(timer);
    timer = undefined;
  }
  return () => {
    stream.close();
    stopPolling();
  };
}

const noAnswer = `${productName} does not answer right now.`;

/** Whether the report can be read; a string gives the reason of a failed request. */
async function askResult(id: string): Promise<boolean | string> {
  try {
    const { ok, status } = await fetch(`/api/results/${id}`, { method: 'HEAD' });
    return ok || (status === 404 ? false : noAnswer);
  } catch {
    return noAnswer;
  }
}

/** The status, or the reason of a failed request. */
async function fetchStatus(id: string): Promise<StatusMessage | string> {
  try {
    const response = await fetch(`/api/search/${id}/status`);
    const answer = (await response.json()) as StatusMessage & { error?: string };
    return response.ok ? answer : (answer.error ?? noAnswer);
  } catch {
    return noAnswer;
  }
}
