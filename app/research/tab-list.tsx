import clsx from 'clsx';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useMedia } from '~/report/page/use-media';
import { useHydrated } from '~/ui/use-hydrated';
import { nextTab, researchTabs, type ResearchTab } from './tabs';

/** From this width on the tabs are a column beside the text. */
const column = '(min-width: 64rem)';

export const tabId = (tab: ResearchTab) => `tab-${tab}`;
export const panelId = 'research-panel';

type TabListProps = {
  active: ResearchTab;
  hrefOf: (tab: ResearchTab) => string;
  onChoose: (tab: ResearchTab) => void;
};

/**
 * The tabs, by the tabs pattern of WAI-ARIA: each is a link with an address, one of them is in the tab order, and the
 * arrow keys move and activate. Without scripts each is an ordinary link.
 */
export function TabList({ active, hrefOf, onChoose }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const alive = useHydrated();
  const isColumn = useMedia(column);
  useEffect(() => showInRow(list.current, active), [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = nextTab(active, event.key, isColumn);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(tabId(next))?.focus({ preventScroll: true });
  };
  return (
    <div className={place}>
      <div
        ref={list}
        role="tablist"
        aria-label="Parts of the report"
        aria-orientation={isColumn ? 'vertical' : 'horizontal'}
        onKeyDown={onKeyDown}
        className={row}
      >
        {researchTabs.map(({ id, title }) => (
          <a
            key={id}
            id={tabId(id)}
            role="tab"
            href={hrefOf(id)}
            aria-selected={id === active}
            aria-controls={id === active ? panelId : undefined}
            tabIndex={alive && id !== active ? -1 : undefined}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              onChoose(id);
            }}
            className={clsx(
              tabClass,
              id === active
                ? 'border-accent font-medium text-ink'
                : 'border-transparent text-muted hover:border-line-strong hover:text-ink',
            )}
          >
            {title}
          </a>
        ))}
      </div>
    </div>
  );
}

/** A row below the header on small screens, a column beside the text on wide ones; sticky. */
const place = clsx(
  'sticky top-16 z-10 -mx-[clamp(1.25rem,4vw,2.5rem)] min-w-0 bg-paper/95 backdrop-blur-md print:hidden',
  'border-b border-line lg:top-20 lg:z-auto lg:mx-0 lg:mt-10 lg:self-start lg:border-b-0 lg:bg-transparent lg:backdrop-blur-none',
);
const row = clsx(
  'relative flex overflow-x-auto scroll-smooth px-[clamp(1.25rem,4vw,2.5rem)] [scrollbar-width:none]',
  'lg:max-h-[calc(100dvh-6rem)] lg:flex-col lg:overflow-x-hidden lg:overflow-y-auto lg:border-l lg:border-line lg:px-0',
);
const tabClass = clsx(
  'flex min-h-11 flex-none items-center border-b-2 px-3 text-sm whitespace-nowrap no-underline -outline-offset-2',
  'lg:-ml-px lg:min-h-9 lg:border-b-0 lg:border-l-2 lg:px-4 lg:pointer-coarse:min-h-11',
);

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Scrolls the row, and not the page, until the tab is centred. */
function showInRow(list: HTMLElement | null, active: ResearchTab): void {
  const tab = document.getElementById(tabId(active));
  if (!list || !tab || list.scrollWidth <= list.clientWidth) return;
  list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 });
}
