import { Form, useNavigation } from '@remix-run/react';
import { idleDays } from '../../modules/evidence/limits';
import type { OwnSource, OwnSources } from '../../composition/application/application';
import { ReportLink } from '~/publication/report-link';
import { Button, buttonClass } from '~/ui/button';
import { Day } from '~/ui/day';
import { deletionMeans, sizeText } from './file-messages';

/** The attached files of an account: size, reports that use each, and a delete form that works without scripts. */
export function SourceFiles({ files: { sources, bytes, limitBytes } }: { files: OwnSources }) {
  return (
    <>
      <p>
        Your attached files take {sizeText(bytes)} of {sizeText(limitBytes)}. A file that no report uses for{' '}
        {idleDays} days is deleted by itself.
      </p>
      {sources.length > 0 && (
        <ul className="w-full border-t border-line">
          {sources.map((source) => (
            <OwnFile key={source.sourceId} source={source} />
          ))}
        </ul>
      )}
    </>
  );
}

function OwnFile({ source }: { source: OwnSource }) {
  const { title, url, publisher, bytes, addedAt, reports } = source;
  return (
    <li className="border-b border-line py-4">
      <p className="font-mono text-sm wrap-anywhere text-ink">
        <bdi>{title}</bdi>
      </p>
      <p className="figures mt-1 text-sm">
        {sizeText(bytes)}, {url ? 'fetched' : 'attached'} on <Day at={addedAt} />
      </p>
      {url && (
        <p className="mt-1 text-sm text-muted">
          {publisher && <bdi className="wrap-anywhere">{publisher}</bdi>}
          <a href={url} rel="noopener noreferrer nofollow" className="link block break-all">
            {url}
          </a>
        </p>
      )}
      {reports.length > 0 ? (
        <ul aria-label={`Reports that rest on ${title}`} className="mt-1 text-sm">
          {reports.map(({ id, title: name, url, running }) => (
            <li key={id} className="wrap-anywhere">
              {running ? 'Being written: ' : 'Used by '}
              <ReportLink to={url} className="link">
                <bdi>{name}</bdi>
              </ReportLink>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-sm text-muted">No report uses it.</p>
      )}
      {reports.some(({ running }) => running) ? (
        <p className="mt-2 text-sm text-muted">It can be deleted once that report is done.</p>
      ) : (
        <Deletion source={source} />
      )}
    </li>
  );
}

function Deletion({ source }: { source: OwnSource }) {
  const isDeleting = useNavigation().formData?.get('source') === source.sourceId;
  return (
    <details className="mt-2">
      <summary className={buttonClass('quiet', 'small', '-ml-3 list-none text-negative!')}>
        Delete<span className="sr-only"> {source.title}</span>
      </summary>
      <Form
        method="post"
        action="/account#delete-source"
        className="mt-2 grid justify-items-start gap-4 border-l-3 border-line-strong bg-sunk px-4 py-4 text-sm"
      >
        <input type="hidden" name="intent" value="delete-source" />
        <input type="hidden" name="source" value={source.sourceId} />
        <p>{deletionMeans(source)}</p>
        <Button type="submit" look="danger" size="small" disabled={isDeleting}>
          Delete this file
        </Button>
      </Form>
    </details>
  );
}
