import { sentenceOf } from '../app/http/json-reply.server';
import { AllowedHosts, parseAddress } from '../modules/evidence/retrieval/fetch/address';
import { RetrieveKind } from '../modules/evidence/retrieval/provider';
import { isRefusal } from '../modules/kernel/refusal';
import { maxSources, parseSearch, ReportKind, type SearchInput } from '../modules/search/contract';
import { asTyped } from './arguments';

export const reportFormats = ['html', 'md', 'json', 'pdf'] as const;
export type ReportFormat = (typeof reportFormats)[number];
/** `files`: paths of the sources; `urls`: addresses of pages. */
export type ReportArguments = Pick<
  SearchInput,
  'query' | 'model' | 'retrieve' | 'language' | 'approvePlan'
> & {
  files: readonly string[];
  urls: readonly string[];
  kind: ReportKind;
  format: ReportFormat;
  out: string | undefined;
};

/** A claim to be explained, by the ids of its report and of its own. */
export type ExplainArguments = { explain: { id: string; claimId: string } };

type Given = {
  positionals: readonly string[];
  values: {
    model?: string;
    kind?: string;
    source?: string[];
    url?: string[];
    language?: string;
    'approve-plan'?: boolean;
    format?: string;
    out?: string;
  } & { [Kind in RetrieveKind]?: boolean };
};

const seeHelp = 'See --help.';

/** The parsed command, or the reason why it is invalid, in a sentence. */
export function reportArguments({
  positionals,
  values,
}: Given): ReportArguments | ExplainArguments | { problem: string } {
  if (positionals[0] === 'explain') return claimArguments(positionals.slice(1), values);
  const [query = '', ...more] = positionals;
  const { model, kind = 'visual', source: files = [], url: urls = [], out } = values;
  if (!query.trim())
    return { problem: `Give the query as one argument: npm run report -- "QUERY". ${seeHelp}` };
  if (more.length > 0)
    return { problem: `Only one query is taken; put it in quotes. Unexpected: ${asTyped(more[0] ?? '')}.` };
  const parsedKind = ReportKind.safeParse(kind);
  if (!parsedKind.success)
    return { problem: `There is no kind of report called ${asTyped(kind)}; choose visual or research.` };
  if (files.some((path) => !path.trim()) || out?.trim() === '')
    return { problem: `Give a path after --source and --out. ${seeHelp}` };
  // Counted as given: the same file twice is attached twice.
  if (urls.some((address) => !address.trim())) return { problem: `Give an address after --url. ${seeHelp}` };
  const fault = urls.map((address) => addressFault(address)).find((found) => found !== undefined);
  if (fault !== undefined) return { problem: fault };
  if (files.length + urls.length > maxSources)
    return { problem: `A report takes at most ${maxSources} sources. ${seeHelp}` };
  const search = parseSearch({ query, model, language: values.language });
  if (isRefusal(search)) return { problem: Object.values(search.fields ?? {})[0] ?? seeHelp };
  const format = formatOf(values.format, out);
  if (!format)
    return {
      problem: `There is no format called ${asTyped(values.format ?? '')}; choose html, md, json or pdf.`,
    };
  const retrieve = RetrieveKind.options.filter((kind) => values[kind]);
  const { data: reportKind } = parsedKind;
  const { query: parsedQuery, model: slot, language } = search;
  const approvePlan = values['approve-plan'] ?? false;
  const from = { files, urls, retrieve };
  return { query: parsedQuery, model: slot, language, approvePlan, ...from, kind: reportKind, format, out };
}

/**
 * Why an address cannot be fetched, by its text alone, in a sentence. Without `allowed`, the hosts of the settings, a name of
 * the local network is none.
 */
export function addressFault(address: string, allowed?: readonly string[]): string | undefined {
  const parsed = parseAddress(address, new AllowedHosts(allowed ?? []));
  if (!isRefusal(parsed) || (!allowed && parsed.code === 'address-private')) return undefined;
  return `The address ${asTyped(address)} is not taken. ${sentenceOf(parsed)}`;
}

function claimArguments(
  [id = '', claimId = '', ...more]: readonly string[],
  values: Given['values'],
): ExplainArguments | { problem: string } {
  if (!id.trim() || !claimId.trim())
    return { problem: `Give a report and a claim: npm run report -- explain ID CLAIM. ${seeHelp}` };
  const [surplus] = [...more, ...Object.keys(values).map((option) => `--${option}`)];
  if (surplus !== undefined)
    return { problem: `The command explain takes no ${asTyped(surplus)}. ${seeHelp}` };
  return { explain: { id: id.trim(), claimId: claimId.trim() } };
}

/** The format from its option, else from the file name after --out, else html. */
function formatOf(option: string | undefined, out: string | undefined): ReportFormat | undefined {
  const ending = out
    ?.split('.')
    .at(-1)
    ?.replace(/^htm$/, 'html')
    .replace(/^markdown$/, 'md');
  const match = reportFormats.find((format) => format === (option ?? ending));
  return option === undefined ? (match ?? 'html') : match;
}
