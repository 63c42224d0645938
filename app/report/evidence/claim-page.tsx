import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { meaningOf, verdictOf } from '../../../modules/exports/contract';
import type { ClaimChain, ModelCall, Passage } from '../../../composition/application/claim-chain';
import { Chip } from '~/ui/chip';
import { Day } from '~/ui/day';

/** What is behind one sentence of a report: passages with their sources, the call to the model, the publication. */
export function ClaimPage({ chain, back }: { chain: ClaimChain; back: string }) {
  const { claim, language, passages, surroundings, modelCall, publication } = chain;
  const verdict = verdictOf(claim);
  return (
    <article className="page pt-10 pb-20 sm:pt-14">
      <p className="text-sm">
        <Link to={back} className="link inline-block py-1.5 pointer-coarse:py-3">
          Back to the report
        </Link>
      </p>
      <h1 className="mt-3 text-3xl">What is behind this sentence</h1>
      <blockquote
        lang={language}
        dir="auto"
        className="mt-5 max-w-[46rem] border-s-2 border-accent ps-4 font-serif text-xl leading-snug wrap-anywhere"
      >
        {claim.sentence}
      </blockquote>
      <p className="mt-4 flex flex-wrap items-center gap-2 text-sm">
        <Chip kind={verdict} />
      </p>
      <p className="mt-2 max-w-[46rem] text-sm text-muted wrap-anywhere">{meaningOf({ claim, verdict })}</p>
      <Derivation claim={claim} />
      <Passages passages={passages} surroundings={surroundings} isCited={claim.spanIds.length > 0} />
      {modelCall !== undefined && <Model call={modelCall} />}
      <Publication publication={publication} />
    </article>
  );
}

function Derivation({ claim: { derivation } }: Pick<ClaimChain, 'claim'>) {
  if (!derivation) return null;
  return (
    <p className="mt-2 max-w-[46rem] text-sm wrap-anywhere">
      Derivation: {derivation.text}
      {derivation.formula && (
        <span className="figures mt-1.5 block w-fit rounded-sm bg-sunk px-2 py-1">{derivation.formula}</span>
      )}
    </p>
  );
}

type PassagesProps = Pick<ClaimChain, 'passages' | 'surroundings'> & { isCited: boolean };

/** The cited passages, marked in the text around them where the reader may see it. */
function Passages({ passages, surroundings = {}, isCited }: PassagesProps) {
  const cited = new Set(passages.map(({ text }) => text));
  const around = (text: string | undefined) =>
    text !== undefined && !cited.has(text) && <span className="block py-1 text-sm text-muted">{text}</span>;
  return (
    <Part title="Passages">
      {passages.length === 0 && (
        <p className="text-sm text-muted">
          {isCited ? 'The passages of this report are not shown before publication.' : 'It cites no passage.'}
        </p>
      )}
      <ol className="space-y-8">
        {passages.map((passage, at) => (
          <li key={passage.id}>
            <blockquote
              dir="auto"
              className="border-s-2 border-line-strong ps-3 font-serif text-base leading-snug wrap-anywhere"
            >
              {around(surroundings[passage.id]?.before)}
              <mark className="bg-accent-soft text-ink">{passage.text}</mark>
              {around(surroundings[passage.id]?.after)}
            </blockquote>
            <Origin passage={passage} isSame={passages[at - 1]?.source.id === passage.source.id} />
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** `isSame`: its source is that of the passage before it, so it is not described again. */
function Origin({ passage: { page, line, source }, isSame }: { passage: Passage; isSame: boolean }) {
  return (
    <Facts>
      <Fact name="Source">
        <bdi>{source.title}</bdi> ({source.kind})
      </Fact>
      {page !== undefined && <Fact name="Page">{page}</Fact>}
      {line !== undefined && <Fact name="Line">{line}</Fact>}
      {!isSame && <Snapshot source={source} />}
    </Facts>
  );
}

function Snapshot({ source: { sha256, url, publisher, publishedAt, retrievedAt } }: Pick<Passage, 'source'>) {
  return (
    <>
      {publisher && <Fact name="Publisher">{publisher}</Fact>}
      {url && (
        <Fact name="Address">
          <a
            href={url}
            rel="noopener noreferrer nofollow"
            className="link pointer-coarse:inline-block pointer-coarse:py-3.5"
          >
            {url}
          </a>
        </Fact>
      )}
      {publishedAt && (
        <Fact name="Dated">
          <Day at={publishedAt} />
        </Fact>
      )}
      {retrievedAt && (
        <Fact name="Retrieved">
          <Day at={retrievedAt} withTime /> UTC
        </Fact>
      )}
      <Fact name="Snapshot">
        <Hash of={sha256} />
      </Fact>
    </>
  );
}

/** For owner and admins. */
function Model({ call }: { call: ModelCall | null }) {
  return (
    <Part title="The model that wrote it">
      {!call && <p className="text-sm text-muted">No call to a model is recorded for this text.</p>}
      {call && (
        <Facts>
          <Fact name="Model">{call.model}</Fact>
          <Fact name="Answered">
            <Day at={call.at} withTime /> UTC
          </Fact>
          <Fact name="Tokens">
            {call.inputTokens.toLocaleString('en')} in, {call.outputTokens.toLocaleString('en')} out
          </Fact>
          <Fact name="Cost">{call.costUsd} US dollars</Fact>
          <Fact name="Prompt">
            {call.promptHash === null ? 'Its hash was not kept' : <Hash of={call.promptHash} />}
          </Fact>
        </Facts>
      )}
      <p className="mt-2 text-xs text-muted">Only the owner of the report and admins see this.</p>
    </Part>
  );
}

const statusWords = {
  draft: 'Not published',
  pending_publish: 'Publication requested',
  published: 'Published',
} as const;

function Publication({ publication: { status, publishedAt, publishedBy } }: Pick<ClaimChain, 'publication'>) {
  return (
    <Part title="Publication">
      <Facts>
        <Fact name="Status">{statusWords[status]}</Fact>
        {publishedAt && (
          <Fact name="Since">
            <Day at={publishedAt} withTime /> UTC
          </Fact>
        )}
        {publishedBy && <Fact name="By">{publishedBy.name || 'an admin'}</Fact>}
      </Facts>
    </Part>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-10 max-w-[46rem] border-t border-line pt-5">
    <h2 className="mb-4 text-xl">{title}</h2>
    {children}
  </section>
);

const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="mt-3 grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">{children}</dl>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
);

const Hash = ({ of: digits }: { of: string }) => <code className="font-mono text-xs">sha256 {digits}</code>;
