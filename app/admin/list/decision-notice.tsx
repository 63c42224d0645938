import { useLocation, useSearchParams, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast-store';
import { useHydrated } from '~/ui/use-hydrated';
import type { DecisionMessages } from './decisions';
import { listAddress, samePage } from './list-address';
import type { ListDefinition } from './list-page';
import type { ListPage } from './load-list.server';

type Props<Item> = { definition: ListDefinition<Item>; page: ListPage<Item>; problem: string | undefined };

/**
 * Reports the result of a decision: in a toast where scripts run, so that the list keeps its scroll position, else in a
 * notice. A refusal is a notice that takes focus.
 */
export function DecisionNotice<Item>({ definition, page, problem }: Props<Item>) {
  const done = useDone(definition, page);
  const hydrated = useHydrated();
  const refused = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) refused.current?.focus();
  }, [problem]);
  return (
    <div ref={refused} tabIndex={-1} className="outline-none">
      {problem && (
        <Notice tone="negative" alert className="mt-4">
          {problem}
        </Notice>
      )}
      {done && !problem && !hydrated && (
        <Notice tone="positive" className="mt-4">
          {done}
        </Notice>
      )}
    </div>
  );
}

/**
 * The sentence of the decision that redirected here. Where scripts run, a toast shows it once with an undo button; then
 * the address is cleared and focus moves to the item.
 */
function useDone<Item>(
  definition: ListDefinition<Item>,
  { list, items }: ListPage<Item>,
): string | undefined {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const submit = useSubmit();
  const intent = params.get('done') ?? '';
  const about = params.get('about') ?? '';
  const count = Number(params.get('count') ?? 1);
  const messages = Object.hasOwn(definition.decisions, intent) ? definition.decisions[intent] : undefined;
  const sentence = messages && sentenceOf(messages, count);
  const names = useRef(new Map<string, string>());
  for (const item of items) names.current.set(definition.idOf(item), definition.nameOf(item));
  const here = listAddress(definition.options, list, { ...samePage(list), open: list.open });
  const undo = about ? messages?.undo : undefined;
  useEffect(() => {
    if (!sentence) return;
    const takeBack = undo && {
      label: 'Undo',
      run: () =>
        submit({ item: about, intent: undo }, { method: 'post', action: here, preventScrollReset: true }),
    };
    toast({ title: sentence, description: names.current.get(about), ...(takeBack && { action: takeBack }) });
    const near = document.getElementById(`item-${about}`) ?? document.getElementById('list');
    near?.focus({ preventScroll: true });
    // Changes the address only: the page is loaded already.
    window.history.replaceState(window.history.state, '', here);
    // `key` names one visit: reloading the list shows no second toast.
  }, [key]);
  return sentence;
}

const sentenceOf = ({ done, doneMany }: DecisionMessages, count: number): string =>
  count > 1 && doneMany ? doneMany(count) : done;
