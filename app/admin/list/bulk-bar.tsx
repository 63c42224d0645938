import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import type { Undecided } from './decisions';
import { listAddress, samePage } from './list-address';
import type { ListDefinition } from './list-page';
import type { ListPage } from './load-list.server';

/** The form that the checkboxes of all rows belong to. */
export const bulkForm = 'bulk';

type Props<Item> = {
  definition: ListDefinition<Item>;
  page: ListPage<Item>;
  undecided: Undecided | undefined;
};

/** Takes the usual decision for all selected items. Its button is always visible without scripts. */
export function BulkBar<Item>({ definition, page: { list, items }, undecided }: Props<Item>) {
  const { bulk } = definition;
  const words = bulk === undefined ? undefined : definition.decisions[bulk];
  const hydrated = useHydrated();
  const [selected, setSelected] = useState(0);
  const { formData } = useNavigation();
  const count = () => document.querySelectorAll(`input[form="${bulkForm}"]:checked`).length;
  useEffect(() => {
    const look = () => setSelected(count());
    look();
    document.addEventListener('change', look);
    return () => document.removeEventListener('change', look);
  }, [items]);
  if (!words || bulk === undefined) return null;
  if (!items.some((item) => definition.allowed(item)[0] === bulk)) return null;

  function selectAll(isChecked: boolean) {
    for (const box of document.querySelectorAll<HTMLInputElement>(`input[form="${bulkForm}"]`))
      box.checked = isChecked;
    setSelected(count());
  }
  return (
    <Form
      id={bulkForm}
      method="post"
      action={listAddress(definition.options, list, samePage(list))}
      preventScrollReset
      key={undecided ? 'again' : 'first'}
      className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2 text-sm text-muted"
    >
      {hydrated ? (
        <>
          <span aria-live="polite">
            {selected === 0 ? 'Select rows to decide at once.' : `${selected} selected`}
          </span>
          <Button look="quiet" size="small" onClick={() => selectAll(selected === 0)}>
            {selected === 0 ? 'Select all' : 'Select none'}
          </Button>
        </>
      ) : (
        <span>For the selected rows:</span>
      )}
      <Button
        type="submit"
        name="intent"
        value={bulk}
        look="secondary"
        size="small"
        disabled={hydrated && (selected === 0 || formData !== undefined)}
      >
        {words.label} selected
      </Button>
    </Form>
  );
}
