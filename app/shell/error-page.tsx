import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { ButtonLink } from '~/ui/button';
import { RetryRefresh } from './retry-refresh';

type ErrorMessage = { title: string; happened: string; effect: string };

/** Says what happened, its effect, and what to do. */
export function ErrorPage() {
  const error = useRouteError();
  const { title, happened, effect } = messageFor(error);
  return (
    <div className="page py-20 sm:py-28">
      <div className="max-w-measure border-t-2 border-ink pt-6">
        <h1 className="text-4xl">{title}</h1>
        <p className="prose-text mt-5 text-ink-soft">{happened}</p>
        <p className="prose-text mt-3 text-ink-soft">{effect}</p>
        {isAway(error) && <RetryRefresh />}
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/">Go to the home page</ButtonLink>
          <ButtonLink to="/history" look="secondary">
            Your history
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

const isAway = (error: unknown) => isRouteErrorResponse(error) && error.status === 503;

function messageFor(error: unknown): ErrorMessage {
  if (isRouteErrorResponse(error) && isAway(error)) {
    return {
      title: 'One moment, please',
      happened: sentenceIn(error.data) ?? 'A part of the product is away right now.',
      effect: 'Nothing is lost: reports go on where they were. This page comes back by itself.',
    };
  }
  if (isRouteErrorResponse(error) && error.status === 404) {
    return {
      title: '404 Page Not Found',
      happened:
        'The requested page could not be found. The address may be mistyped, or the page was taken away.',
      effect: 'Your reports are where they were: you find them in your history.',
    };
  }
  if (isRouteErrorResponse(error) && error.status < 500) {
    return {
      title: 'This did not work',
      happened: sentenceIn(error.data) ?? 'The request could not be answered.',
      effect: 'Nothing was changed.',
    };
  }
  return {
    title: 'Something went wrong on our side',
    happened: 'The page could not be shown. The fault was recorded; trying again in a moment may help.',
    effect: 'Reports that were asked for go on being written, and nothing that was finished is lost.',
  };
}

const sentenceIn = (data: unknown) => (typeof data === 'string' && data ? data : undefined);
