import { useSubmit } from '@remix-run/react';
import { ArrowUpRight } from 'lucide-react';
import { useMemo, type ReactNode, useEffect, useRef } from 'react';
import type { Slot } from '../../modules/models/contract';
import type { ModelChoice, RetrieveChoice } from '../../composition/application/application';
import type { WaitingPlan } from '../../projections/documents';
import { LoadingView } from '~/report/live/loading-view';
import { useRootData, useViewer } from '~/root-data';
import { Tutorial } from '~/tutorial/tutorial';
import { refusalSentence } from '~/http/refusal-messages';
import { type AskAnswer, refusalTitle } from './search-messages';
import type { SampleData as Figure } from './example-data.server';
import type { Limits } from './file-check';
import { Hero } from './hero';
import { HowToCard } from './how-to-card';
import { QuotaBanner } from './quota-banner';
import { RecentReports } from './recent-reports';
import { SearchCard } from './search-card';
import { SampleFigure } from './sample-figure';
import { WaitingPlans } from './waiting-plans';
import { useQuery } from './use-query';
import type { Recent } from './use-recent-searches';
import { toast } from '~/ui/toast-store';

type Props = {
  recent: Recent | Promise<Recent>;
  models: ModelChoice[];
  retrieve: RetrieveChoice[];
  plans: readonly WaitingPlan[];
  filled: { query: string; model: Slot; asks: boolean };
  /** A notice above everything else. */
  notice: ReactNode;
  /** Whether the page was opened directly, not by a deep link or on return from signing in. */
  plainVisit: boolean;
  requestKey: string;
  limits: Limits;
  specimen: Figure;
  answer: AskAnswer | undefined;
  /** The model of a search that is being sent. */
  pendingModel: Slot | undefined;
};

/** The search card, with a sample figure beside it and recent reports below. */
export function HomePage({ filled, answer, pendingModel, ...data }: Props) {
  const viewer = useViewer();
  const settings = useRootData()?.settings;
  const question = useQuery(filled, answer);
  const signedIn = viewer !== null;
  const deepLink = useMemo(
    () =>
      filled.asks
        ? { query: filled.query, model: filled.model, requestKey: data.requestKey, signedIn }
        : undefined,
    [filled, data.requestKey, signedIn],
  );
  useDeepLink(deepLink);
  return (
    <>
      {pendingModel && (
        <LoadingView
          modelName={nameOf(pendingModel, data.models)}
          progress={0}
          step="Sending your question"
          lines={waiting}
          takesFocus
        />
      )}
      <div hidden={pendingModel !== undefined}>
        <div className="page grid gap-x-12 gap-y-10 pt-10 sm:pt-14 lg:grid-cols-12">
          <div className="grid min-w-0 gap-8 lg:col-span-8">
            <Hero />
            <div className="grid gap-4">
              {data.notice}
              <WaitingPlans plans={data.plans} />
              <QuotaBanner />
              <SearchCard
                question={question}
                models={data.models}
                retrieve={data.retrieve}
                limits={data.limits}
                requestKey={data.requestKey}
                signedIn={signedIn}
                exhausted={viewer !== null && !viewer.isAdmin && viewer.searchCount <= 0}
                sending={pendingModel !== undefined}
                refusal={answer?.refusal}
              />
            </div>
          </div>
          <div className="grid min-w-0 content-start gap-10 sm:grid-cols-2 lg:col-span-4 lg:grid-cols-1">
            <SampleFigure figure={data.specimen} />
            <div className="grid content-start gap-8">
              <HowToCard />
              {settings && <PromoBanner url={settings.promoUrl} />}
            </div>
          </div>
        </div>
        <RecentReports recent={data.recent} />
        <Tutorial offered={data.plainVisit} />
      </div>
    </>
  );
}

const waiting = ['As soon as it is accepted it is kept: the report is written even if you leave.'];
const nameOf = (slot: Slot, models: ModelChoice[]) =>
  models.find((model) => model.slot === slot)?.name ?? slot;

/** Links to the separate assistant for life in Finland. Spec section 1. */
function PromoBanner({ url }: { url: string }) {
  return (
    <aside aria-label="Another product" className="border-t border-line pt-4">
      <h2 className="text-lg">Living in Finland?</h2>
      <p className="mt-2 text-sm text-ink-soft">
        A separate assistant answers questions of everyday life there.
      </p>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="link mt-1 inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
      >
        Visit the assistant
        <ArrowUpRight aria-hidden size={14} className="ml-0.5" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </aside>
  );
}

/** Spec section 9. */
const submitAfterMs = 100;

type DeepLink = { query: string; model: string; requestKey: string; signedIn: boolean };

/**
 * Submits a query in the address once: clears it from the address, and submits after 100 ms unless the page is left
 * before. Spec section 2, Home.
 */
function useDeepLink(link: DeepLink | undefined): void {
  const submit = useSubmit();
  const isSubmitted = useRef(false);
  useEffect(() => {
    if (!link || isSubmitted.current) return;
    window.history.replaceState(window.history.state, '', '/');
    const timer = setTimeout(() => {
      isSubmitted.current = true;
      const { query, model, requestKey: key, signedIn } = link;
      if (signedIn) {
        submit({ query, model, key }, { method: 'post', action: '/?index', encType: 'multipart/form-data' });
      } else {
        toast({
          title: refusalTitle('unauthenticated'),
          description: refusalSentence('unauthenticated'),
          tone: 'destructive',
        });
      }
    }, submitAfterMs);
    return () => clearTimeout(timer);
  }, [link, submit]);
}
