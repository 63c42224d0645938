import { ArrowUpRight, FileCheck2, Hourglass } from 'lucide-react';
import { lengthText, modelText } from '../../modules/exports/contract';
import { ConfirmationLink, OpenConfirmation } from '~/publication/publication-request';
import { publicationId } from '~/publication/publication-id';
import { reportAddress } from '~/publication/report-address';
import type { ReportRights } from '~/publication/report-rights';
import { useSuccessNotice } from '~/publication/use-success-notice';
import { buttonClass, ButtonLink } from '~/ui/button';
import { Card } from '~/ui/card';
import { ReportChips } from '~/ui/chip';
import { Notice } from '~/ui/notice';
import { insightsAddress, modeAddress } from '~/publication/insights-address';
import type { ReportCard } from './load-insights.server';

type Props = {
  card: ReportCard;
  rights: ReportRights;
  /** Whether this reader sees View Report: the owner and admins. */
  readable: boolean;
};

const words = {
  ready: {
    title: 'Research Report Ready',
    means: 'The report is written and kept. It is a draft until its publication is requested and granted.',
  },
  awaiting: {
    title: 'Awaiting Admin Approval',
    means: 'Its owner asked for publication. An admin looks at the report and decides.',
  },
} as const;

/** A research report before publication: ready, or awaiting an admin. Spec sections 2 and 4. */
export function ResearchCard({ card, rights, readable }: Props) {
  const { id, status } = card;
  const here = insightsAddress('research', id);
  const done = useSuccessNotice({ clean: here, arrived: focus });
  const isWaiting = status === 'pending_publish';
  const { title, means } = words[isWaiting ? 'awaiting' : 'ready'];
  const Icon = isWaiting ? Hourglass : FileCheck2;
  return (
    <div className="page grid gap-6 py-12 sm:py-20">
      {done && <Notice tone="positive">{done}</Notice>}
      <Card
        id={publicationId}
        tabIndex={-1}
        className="mx-auto w-full max-w-[46rem] scroll-mt-20 p-6 outline-none sm:p-10"
      >
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-accent">
          <Icon aria-hidden size={28} strokeWidth={1.5} />
          <ReportChips report={card} />
        </p>
        <h1 className="mt-4 text-3xl">{title}</h1>
        <p className="mt-2 max-w-measure text-sm text-muted">{means}</p>
        <div className="mt-6 border-t border-line pt-5">
          <p className="font-display text-xl leading-snug wrap-anywhere">
            <bdi>{card.title}</bdi>
          </p>
          <p className="mt-2 font-serif text-base leading-snug wrap-anywhere text-ink-soft">{card.summary}</p>
          <p className="figures mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
            <time dateTime={card.createdAt}>{card.ago}</time>
            <span>{lengthText(card)}</span>
            <span>{modelText(card)}</span>
          </p>
        </div>
        <div className="mt-7 flex flex-wrap gap-3">
          {readable && (
            <a
              href={insightsAddress('research', id, { full: true })}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('primary', 'large')}
            >
              View Report
              <ArrowUpRight aria-hidden size={18} />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          )}
          <ButtonLink to={modeAddress('research')} look="secondary" size="large">
            Start New Search
          </ButtonLink>
        </div>
        <Publication card={card} rights={rights} here={here} />
      </Card>
    </div>
  );
}

const focus = () => document.getElementById(publicationId)?.focus({ preventScroll: true });

/** Lets an owner request publication; an admin decides on the result page, which shows the evidence check. */
function Publication({ card, rights, here }: Pick<Props, 'card' | 'rights'> & { here: string }) {
  const { id, status } = card;
  if (rights.decide)
    return (
      <p className="mt-6 text-sm">
        <ButtonLink to={`${reportAddress(id)}#${publicationId}`} look="quiet" className="-ml-4">
          Decide about its publication
        </ButtonLink>
      </p>
    );
  if (!rights.request || status !== 'draft') return null;
  const confirmation = { question: 'request-publish', report: card, list: 'research' } as const;
  return (
    <div className="mt-6">
      <ConfirmationLink
        {...confirmation}
        step={`${insightsAddress('research', id, { ask: 'request-publish' })}#${publicationId}`}
        className={buttonClass('quiet', 'medium', '-ml-4')}
      />
      <OpenConfirmation {...confirmation} back={here} />
    </div>
  );
}
