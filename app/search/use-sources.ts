import { useEffect, useRef, useState } from 'react';
import type { AttachedSource } from '../../composition/application/application';
import { toast } from '~/ui/toast-store';
import { problemWith, tooManySources, type Limits } from './file-check';
import { sendAddress, sendExample, sendFile, type Sent } from './source-client';

/** A file being uploaded, a page being fetched, or an attached source. */
export type SourceItem = {
  key: string;
  name: string;
  state: 'sending' | 'attached' | 'refused';
  /** While uploading: the share already sent, 0 to 1. */
  sent?: number;
  source?: AttachedSource;
  problem?: string;
  /** What is done meanwhile, in words. */
  doing?: string;
};

/** The sources of the search being written: files are uploaded at once, each with its own result. */
export function useSources(attachedSources: AttachedSource[], limits: Limits) {
  const [items, setItems] = useState<SourceItem[]>(() => attachedSources.map(attached));
  useEffect(() => setItems((now) => merge(now, attachedSources)), [attachedSources]);
  const nextKey = useRef(0);

  async function add(
    name: string,
    problem: string | undefined,
    send: (onSent: (share: number) => void) => Promise<Sent>,
    doing?: string,
  ): Promise<void> {
    nextKey.current += 1;
    const item: SourceItem = {
      key: `new-${nextKey.current}`,
      name,
      state: problem ? 'refused' : 'sending',
      problem,
      doing,
    };
    setItems((now) => [...now, item]);
    if (problem) return;
    const outcome = await send((sent) =>
      setItems((now) => now.map((other) => (other.key === item.key ? { ...other, sent } : other))),
    );
    setItems((now) => now.map((other) => (other.key === item.key ? settled(item, outcome) : other)));
  }

  const room = limits.maxSources - items.filter((item) => item.state !== 'refused').length;

  return {
    items,
    sending: items.some((item) => item.state === 'sending'),
    sendingText: sendingText(items),
    addFiles(files: Iterable<File>): void {
      const chosen = [...files];
      if (chosen.length > room) toast({ title: tooManySources(), tone: 'destructive' });
      for (const file of chosen.slice(0, Math.max(room, 0)))
        void add(file.name, problemWith(file, limits), (onSent) => sendFile(file, onSent));
    },
    addAddress(address: string): void {
      if (room < 1) toast({ title: tooManySources(), tone: 'destructive' });
      else void add(address, undefined, () => sendAddress(address), 'Being fetched');
    },
    addExample: () => void add('co2-and-temperature.csv', undefined, sendExample),
    remove: (key: string) => setItems((now) => now.filter((item) => item.key !== key)),
  };
}

/** What the form waits for, in words; while files and pages are on the way, the files are named. */
export const sendingText = (items: readonly Pick<SourceItem, 'state' | 'doing'>[]): string =>
  items.some(({ state, doing }) => state === 'sending' && doing === undefined)
    ? 'Sending the files'
    : 'Fetching the page';

const attached = (source: AttachedSource): SourceItem => ({
  key: source.sourceId,
  name: source.title,
  state: 'attached',
  source,
});

function settled(item: SourceItem, outcome: Sent): SourceItem {
  return 'source' in outcome
    ? { ...item, name: outcome.source.title, state: 'attached', source: outcome.source }
    : { ...item, state: 'refused', problem: outcome.problem };
}

/** Merges the sources that the server reports as attached with those listed here. */
function merge(now: SourceItem[], reported: AttachedSource[]): SourceItem[] {
  const present = new Set(now.map((item) => item.source?.sourceId));
  const added = reported.filter((source) => !present.has(source.sourceId));
  return added.length > 0 ? [...now, ...added.map(attached)] : now;
}
