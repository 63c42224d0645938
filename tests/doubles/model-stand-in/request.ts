import { createHash } from 'node:crypto';
import type { Slot } from '../../../modules/models/contract';
import { PartName } from '../../../modules/research/plan';
import { Plan } from '../../../modules/search/plan';
import type { Asked, Purpose } from './rules';

export type Protocol = 'openai' | 'anthropic';
export type Structured = 'schema' | 'object' | 'tool' | 'none';

/** A request of either protocol, parsed. */
export type ModelRequest = Asked & {
  protocol: Protocol;
  model: string;
  stream: boolean;
  structured: Structured;
  tool?: string;
  system: string;
  prompt: string;
  /** The language that the task asks for by name. */
  language?: string;
  /** The name of a part of a research report. */
  sectionId?: string;
  /** Whether the request is for the plan of a research report. */
  research: boolean;
  spans: { id: string; text: string }[];
  datasets: { id: string; columns: { name: string; type: string }[] }[];
  plan?: Plan;
  /** Hash of system, query, evidence and plan: the same for all tasks of one report. */
  head: string;
  cached: boolean;
};

type Body = {
  model?: string;
  stream?: boolean;
  system?: unknown;
  messages?: { role: string; content: unknown }[];
  response_format?: { type?: string };
  output_config?: { format?: { type?: string } };
  tool_choice?: { type?: string; name?: string };
};

export function readRequest(protocol: Protocol, body: Body): ModelRequest {
  const messages = body.messages ?? [];
  const model = body.model ?? 'unknown';
  const system = words(body.system) || words(messages.find(({ role }) => role === 'system')?.content);
  const prompt = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => words(content))
    .join('\n\n');
  const task =
    /^# Task: (search queries|second reading|plan|extras|section|repair section|analysis|assessment|outlook)(?: (\d+) of \d+)?/m.exec(
      prompt,
    );
  const query = block(prompt, 'query');
  return {
    protocol,
    model,
    slot: slotOf(protocol, model),
    stream: body.stream === true,
    structured: structuredOf(body),
    tool: body.tool_choice?.name,
    system,
    prompt,
    purpose: purposeOf(task?.[1]),
    section: task?.[2] ? Number(task[2]) : undefined,
    sectionId: /^Section id: (\S+)/m.exec(prompt)?.[1] ?? PartName.safeParse(task?.[1]).data,
    research: /^Plan a long research report/m.test(prompt),
    reask: prompt.includes('# Your last answer could not be used'),
    query,
    language: /^Write every text of it in (\w+)\.$/m.exec(prompt)?.[1],
    spans: spansOf(block(prompt, 'evidence')),
    datasets: datasetsOf(block(prompt, 'evidence')),
    plan: planOf(prompt),
    head: createHash('sha256')
      .update(`${system}\n${prompt.split('# Task: ')[0]}`)
      .digest('hex'),
    cached: JSON.stringify(messages).includes('"cache_control"'),
  };
}

const words = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? content.map((part: { text?: string }) => part.text ?? '').join('\n\n')
      : '';

const slotOf = (protocol: Protocol, model: string): Slot =>
  protocol === 'anthropic' ? 'claude' : /qwen/i.test(model) ? 'qwen' : 'deepseek';

function purposeOf(said: string | undefined): Purpose {
  if (said === 'search queries') return 'queries';
  if (said === 'second reading') return 'judge';
  if (said === 'repair section') return 'repair';
  if (PartName.safeParse(said).success) return 'part';
  return said === 'plan' || said === 'extras' || said === 'section' ? said : 'unknown';
}

function structuredOf(body: Body): Structured {
  if (body.tool_choice?.type === 'tool') return 'tool';
  const wanted = body.output_config?.format?.type ?? body.response_format?.type;
  return wanted === 'json_schema' ? 'schema' : wanted === 'json_object' ? 'object' : 'none';
}

const block = (prompt: string, tag: string) =>
  new RegExp(`<${tag}>\\n([\\s\\S]*?)\\n</${tag}>`).exec(prompt)?.[1] ?? '';

/** Spans of prose; rows of datasets have the same form but contain bars. */
const spansOf = (evidence: string) =>
  [...evidence.matchAll(/^\[(s\d+)\] (?:\([^)\n]*\) )?(.+)$/gm)]
    .map(([, id = '', text = '']) => ({ id, text }))
    .filter(({ text }) => !text.includes(' | '));

const datasetsOf = (evidence: string) =>
  [...evidence.matchAll(/^Dataset (\S+): .*\nColumns: (.+)$/gm)].map(([, id = '', columns = '']) => ({
    id,
    columns: columns.split('; ').map((column) => {
      const [, name = column, type = 'text'] = /^(.*) \((number|date|text)[^)]*\)$/.exec(column) ?? [];
      return { name, type };
    }),
  }));

function planOf(prompt: string): Plan | undefined {
  const text = block(prompt, 'plan');
  if (!text) return undefined;
  const shown = JSON.parse(text) as { datasets: object[] };
  // Rows of a source's dataset are the server's and not shown.
  return Plan.parse({ ...shown, datasets: shown.datasets.map((dataset) => ({ rows: [], ...dataset })) });
}
