import { Parser } from 'htmlparser2';

/** What a page says of itself, before it is believed. */
export type PageFacts = { publisher?: string; publishedAt?: string };

/** Depth and number of values looked at in JSON-LD. */
const deepestNode = 6;
const maxNodes = 2_000;
const maxScriptLength = 200_000;

type Found = { publisher?: string | undefined; metaDate?: string | undefined; scripts: string[] };

/**
 * Publisher and date of publication by `og:site_name`, `article:published_time` and JSON-LD. A date is left out when
 * it is malformed, in the future, or when the page names several.
 */
export function pageFacts(html: string, now: Date): PageFacts {
  const found = headFacts(html);
  const nodes = found.scripts.flatMap(nodesIn);
  const dates = new Set(nodes.flatMap(({ datePublished }) => dateOf(datePublished, now) ?? []));
  const publisher = cleanName(found.publisher) ?? cleanName(publisherIn(nodes));
  const publishedAt = dateOf(found.metaDate, now) ?? (dates.size === 1 ? [...dates][0] : undefined);
  return { ...(publisher && { publisher }), ...(publishedAt && { publishedAt }) };
}

/** One pass over the page; the first of each kind counts. */
function headFacts(html: string): Found {
  const found: Found = { scripts: [] };
  let script: string[] | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'meta') readMeta(attributes, found);
      script = name === 'script' && /^application\/ld\+json\b/i.test(attributes.type ?? '') ? [] : undefined;
    },
    ontext: (text) => script?.push(text),
    onclosetag(name) {
      if (name === 'script' && script) found.scripts.push(script.join(''));
      script = undefined;
    },
  });
  parser.end(html);
  return found;
}

function readMeta({ property, name, content }: Record<string, string>, found: Found): void {
  const key = (property ?? name ?? '').toLowerCase();
  if (key === 'og:site_name') found.publisher ??= content;
  if (key === 'article:published_time') found.metaDate ??= content;
}

type Node = Record<string, unknown>;

/** Every object of a JSON-LD script, within limits. */
function nodesIn(script: string): Node[] {
  if (script.length > maxScriptLength) return [];
  const nodes: Node[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > deepestNode || nodes.length >= maxNodes)
      return;
    if (!Array.isArray(value)) nodes.push(value as Node);
    for (const child of Object.values(value)) visit(child, depth + 1);
  };
  try {
    visit(JSON.parse(script), 0);
  } catch {
    // Broken JSON says nothing.
  }
  return nodes;
}

function publisherIn(nodes: readonly Node[]): unknown {
  const publishers = nodes.map(({ publisher }) => publisher).filter(Boolean);
  const [first] = publishers.map((each) => (typeof each === 'string' ? each : (each as Node).name));
  return first;
}

/** One line of visible characters, at most 100. */
function cleanName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const name = value
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 100);
  return name || undefined;
}

const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const dayMs = 24 * 60 * 60 * 1000;

/** The day as the page writes it, so that no time zone moves it. */
function dateOf(value: unknown, now: Date): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  if (!isoDate.test(text)) return undefined;
  const day = text.slice(0, 10);
  const time = Date.parse(day);
  const isReal = time > 0 && new Date(time).toISOString().startsWith(day);
  return isReal && time < now.getTime() + dayMs ? day : undefined;
}
