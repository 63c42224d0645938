import { Star } from 'lucide-react';

/** A rating of 1 to 5 as stars, for lists. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span
      className="inline-flex text-accent"
      role="img"
      aria-label={rating === 1 ? '1 star' : `${rating} stars`}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          size={14}
          className={star <= rating ? 'fill-current' : 'text-line-strong'}
        />
      ))}
    </span>
  );
}
