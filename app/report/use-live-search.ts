import { useRevalidator } from '@remix-run/react';
import { useEffect, useReducer, useRef } from 'react';
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

/** Spec section 4: polled every 3 s while processing and 5 s otherwise; a result refetched every 2 s. */
const pollMs = (search: LiveSearch) => (search.status === 'processing' ? 3000 : 5000);
const refetchMs = 2000;

type Message =
  | { kind: 'status'; status: StatusMessage }
  | { kind: 'section'; section: SectionMessage }
  | { kind: 'loaded'; search: LiveSearch };

function reduce(search: LiveSearch, message: Message): LiveSearch {
  if (message.kind === 'status') return withStatus(search, message.status);
  if (message.kind === 'section') return withSection(search, message.section);
  return withLoaded(search, message.search);
}

/** The search as it stands now, followed by event stream, or by polling while there is none. */
export function useLiveSearch(loaded: LiveSearch): LiveSearch {
  const [search, tell] = useReducer(reduce, loaded);
  const { revalidate, state } = useRevalidator();
  const ended = hasEnded(search);
  const latest = useRef(search);
  latest.current = search;

  useEffect(() => tell({ kind: 'loaded', search: loaded }), [loaded]);
  useEffect(
    () => (ended ? undefined : follow(loaded.id, latest, tell, revalidate)),
    [ended, loaded.id, revalidate],
  );

  const behind = lacksPlan(search);
  useEffect(() => {
    if (behind) revalidate();
  }, [behind, search.sectionsTotal, revalidate]);

  const waitsForResult = search.status === 'completed';
  useEffect(() => {
    if (!ended || state !== 'idle') return undefined;
    if (loaded.status === search.status && !waitsForResult) return undefined;
    const timer = setTimeout(revalidate, loaded.status === search.status ? refetchMs : 0);
    return () => clearTimeout(timer);
  }, [ended, waitsForResult, loaded, search.status, state, revalidate]);
  return search;
}

type Latest = { readonly current: LiveSearch };

function follow(id: string, latest: Latest, tell: (message: Message) => void, revalidate: () => void) {
  const stream = new EventSource(`/api/search/${id}/events`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const poll = async () => {
    const status = await fetchStatus(id);
    if (status && status.sectionsDone !== latest.current.sectionsDone) revalidate();
    if (status) tell({ kind: 'status', status });
    if (timer) timer = setTimeout(() => void poll(), pollMs(latest.current));
  };
  const stopPolling = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  stream.addEventListener('status', (event: MessageEvent<string>) =>
    tell({ kind: 'status', status: JSON.parse(event.data) as StatusMessage }),
  );
  stream.addEventListener('section', (event: MessageEvent<string>) =>
    tell({ kind: 'section', section: JSON.parse(event.data) as SectionMessage }),
  );
  stream.addEventListener('open', stopPolling);
  stream.addEventListener('error', () => (timer ??= setTimeout(() => void poll(), pollMs(latest.current))));
  return () => {
    stream.close();
    stopPolling();
  };
}

async function fetchStatus(id: string): Promise<StatusMessage | undefined> {
  try {
    const response = await fetch(`/api/search/${id}/status`);
    return response.ok ? ((await response.json()) as StatusMessage) : undefined;
  } catch {
    return undefined;
  }
}
