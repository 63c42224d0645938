import type { ClaimChain, ModelCall, Passage } from '../composition/application/claim-chain';
import { printable, timeText } from './events/field-text';

/** What is behind a claim, for a terminal: a paragraph for each link of the chain. */
export function claimChainText({ claim, passages, modelCall, publication }: ClaimChain): string {
  const { derivation, reason } = claim;
  const { status, publishedAt, publishedBy } = publication;
  const links = [
    [
      line('Claim', claim.id),
      line('Section', claim.section),
      line('Sentence', claim.sentence),
      line('Verdict', `${claim.verdict} (basis: ${claim.basis})`),
      line('Reason', reason),
      line('Derivation', derivation && [derivation.text, derivation.formula].filter(Boolean).join(': ')),
    ],
    ...passages.map(passageLines),
    ...(passages.length === 0 ? [[line('Passage', 'none is cited')]] : []),
    modelLines(modelCall),
    [
      line('Publication', status.replaceAll('_', ' ')),
      line('Published', publishedAt && utc(publishedAt)),
      line('By', publishedBy && [publishedBy.kind, publishedBy.name].filter(Boolean).join(' ')),
    ],
  ];
  return `${links.map((lines) => lines.join('')).join('\n')}`;
}

function passageLines({ id, text, line: at, page, source }: Passage): string[] {
  const place = [page !== undefined && `page ${page}`, at !== undefined && `line ${at}`];
  return [
    line('Passage', [id, ...place.filter(Boolean)].join(', ')),
    line('Text', text),
    line('Source', `${source.title} (${source.kind})`),
    line('Publisher', source.publisher),
    line('Address', source.url),
    line('Dated', source.publishedAt && source.publishedAt.slice(0, 10)),
    line('Retrieved', source.retrievedAt && utc(source.retrievedAt)),
    line('Snapshot', `sha256 ${source.sha256}`),
  ];
}

function modelLines(call: ModelCall | null | undefined): string[] {
  if (!call) return [line('Model', 'no call is recorded for this text')];
  return [
    line('Model', call.model),
    line('Answered', utc(call.at)),
    line('Tokens', `${call.inputTokens} in, ${call.outputTokens} out`),
    line('Cost', `${call.costUsd} US dollars`),
    line('Prompt', call.promptHash === null ? 'hash not kept' : `sha256 ${call.promptHash}`),
  ];
}

const utc = (at: string) => `${timeText(at)} UTC`;

/** One aligned line; nothing for a missing value. Texts of models and pages must not move the cursor. */
const line = (name: string, value: string | undefined): string =>
  value === undefined || value === '' ? '' : `${name.padEnd(11)}  ${printable(value)}\n`;
