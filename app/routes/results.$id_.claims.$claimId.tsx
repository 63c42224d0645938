import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isRefusal } from '../../modules/kernel/refusal';
import { toReportId } from '../../modules/kernel/report-id';
import { denied, requireAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';
import { reportAddress } from '~/publication/report-address';
import { ClaimPage } from '~/report/evidence/claim-page';

export const meta: MetaFunction = () => [
  { title: pageTitle('Behind a sentence') },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /results/:id/claims/:claimId', args);
  const { request, params, context } = args;
  const { id = '', claimId = '' } = params;
  const reportId = toReportId(id);
  const chain = await context.system.evidence.claim(reportId, claimId, context.viewer);
  if (isRefusal(chain)) throw denied(chain, request);
  return { reportId, chain };
}

export default function ClaimRoute() {
  const { reportId, chain } = useLoaderData<typeof loader>();
  return (
    <ClaimPage chain={chain} back={`${reportAddress(reportId, { stay: true })}#mark-${chain.claim.id}`} />
  );
}
