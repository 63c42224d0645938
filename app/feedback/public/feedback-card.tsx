import { Star } from 'lucide-react';
import { ratingClass, type RatingClass } from '../../../modules/feedback/contract';
import { Avatar } from '~/shell/avatar';
import { Badge } from '~/ui/badge';
import { Card } from '~/ui/card';
import type { PublicItem } from './load-public-feedback.server';
import { anonymous, startOf } from './public-list';

const tones = {
  Positive: 'positive',
  Neutral: 'plain',
  'Needs Improvement': 'caution',
} as const satisfies Record<RatingClass, string>;

type Props = {
  item: PublicItem;
  /** Shows a long text whole, because the searched words may be in its collapsed part. */
  isWhole: boolean;
};

/** One piece of published feedback. Spec section 2, Public feedback. */
export function FeedbackCard({ item, isWhole }: Props) {
  const { rating, content, suggestions, user, at, ago } = item;
  const name = user.name ?? anonymous;
  const kind = ratingClass(rating);
  return (
    <Card className="flex h-full flex-col p-5 sm:p-6">
      <header className="flex items-center gap-3">
        <Avatar name={name} picture={user.picture} />
        <div className="min-w-0">
          <h2 className="truncate font-sans text-base font-medium tracking-normal">
            <bdi>{name}</bdi>
          </h2>
          <p className="figures text-xs text-muted">
            <time dateTime={at}>{ago}</time>
          </p>
        </div>
      </header>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Stars rating={rating} />
        <Badge tone={tones[kind]}>{kind}</Badge>
      </div>
      <Words text={content} isWhole={isWhole} className="mt-3 font-serif text-base leading-relaxed" />
      {suggestions && (
        <div className="mt-4 border-t border-line pt-3">
          <h3 className="label-text font-sans">Suggestions</h3>
          <Words text={suggestions} isWhole={isWhole} className="mt-1 text-sm text-ink-soft" />
        </div>
      )}
    </Card>
  );
}

/** A user's text with its line breaks; the rest of a long one is collapsed. */
function Words({ text, isWhole, className }: { text: string; isWhole: boolean; className: string }) {
  const { start, rest } = isWhole ? { start: text, rest: '' } : startOf(text);
  return (
    <div className={className}>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {start}
        {rest && '…'}
      </p>
      {rest && (
        <details className="group">
          <summary className="touch inline-flex list-none items-center font-sans text-sm link group-open:sr-only">
            Read the rest
          </summary>
          <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
            {rest}
          </p>
        </details>
      )}
    </div>
  );
}

/** A rating: filled stars out of five. */
function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex items-center gap-0.5">
      <span className="sr-only">{rating === 1 ? '1 star of 5' : `${rating} stars of 5`}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          size={16}
          strokeWidth={1.5}
          className={star <= rating ? 'fill-current text-accent' : 'text-line-strong'}
        />
      ))}
    </span>
  );
}
