import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { json } from '@remix-run/node';
import { requireAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';
import { ButtonLink } from '~/ui/button';

export const meta: MetaFunction = () => [{ title: pageTitle('Invalid URL') }];

export function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /insights', args);
  return json(null, { status: 404 });
}

/** Spec section 8: the address of published reports without a slug. */
export default function NoSlug() {
  return (
    <div className="page py-20 sm:py-28">
      <div className="max-w-measure border-t-2 border-ink pt-6">
        <h1 className="text-4xl">Invalid URL</h1>
        <p className="prose-text mt-5 text-ink-soft">Invalid URL: No page slug provided.</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/results">All reports</ButtonLink>
          <ButtonLink to="/" look="secondary">
            Go to the home page
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
