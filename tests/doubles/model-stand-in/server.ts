import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Slot } from '../../../modules/models/contract';
import { deliver } from './deliver';
import { readRequest, type Protocol, type Structured } from './request';
import { createRuleBook, type Purpose, type Rule } from './rules';

/** One received call, to count calls and measure the critical path. */
export type CallRecord = {
  n: number;
  slot: Slot;
  protocol: Protocol;
  model: string;
  purpose: Purpose;
  section?: number;
  sectionId?: string;
  reask: boolean;
  query: string;
  /** The language that the task asks for by name. */
  language?: string;
  structured: Structured;
  /** Hash of the shared head of the prompt. */
  head: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  endedAt?: number;
  /** Whether a successful answer was sent to the last byte and the client closed normally: a paid call. */
  delivered: boolean;
  /** Calls running when it began, itself included. */
  inFlight: number;
  fault?: string;
};

export type StandInOptions = {
  port?: number;
  rules?: readonly Rule[];
  /** Delays before the answer in ms; a list is for the sections in order. */
  delays?: { plan?: number; sections?: number | readonly number[]; extras?: number; parts?: number };
  /** Any other key is refused with 401. */
  apiKey?: string;
};

export type ModelStandIn = {
  url: string;
  calls: CallRecord[];
  mostInFlight(): number;
  /** Adds rules; later ones win. */
  script(...rules: Rule[]): void;
  /** Forgets calls and added rules. */
  reset(): void;
  close(): Promise<void>;
};

const protocols: Record<string, Protocol> = {
  '/chat/completions': 'openai',
  '/v1/chat/completions': 'openai',
  '/v1/messages': 'anthropic',
};

export async function startModelStandIn(options: StandInOptions = {}): Promise<ModelStandIn> {
  const book = createRuleBook([...delayRules(options.delays ?? {}), ...(options.rules ?? [])]);
  const calls: CallRecord[] = [];
  let inFlight = 0;
  let most = 0;

  async function answer(message: IncomingMessage, response: ServerResponse, protocol: Protocol) {
    const request = readRequest(protocol, (await json(message)) as Parameters<typeof readRequest>[1]);
    const key = String(message.headers['x-api-key'] ?? message.headers.authorization ?? '').replace(
      'Bearer ',
      '',
    );
    const wrongKey = options.apiKey !== undefined && key !== options.apiKey;
    const then = wrongKey ? { status: 401 } : book.thenFor(request);
    inFlight += 1;
    most = Math.max(most, inFlight);
    const { slot, model, purpose, section, sectionId, reask, query, language, structured, head } = request;
    const record: CallRecord = {
      ...{
        n: calls.length + 1,
        slot,
        protocol,
        model,
        purpose,
        section,
        sectionId,
        reask,
        query,
        language,
        structured,
        head,
      },
      ...{ startedAt: Date.now(), delivered: false, inFlight },
      fault: faultOf(then),
    };
    calls.push(record);
    const gone = new AbortController();
    let broken = false;
    message.socket.on('error', () => (broken = true));
    response.on('close', () => {
      inFlight -= 1;
      record.endedAt = Date.now();
      if (!response.writableFinished) gone.abort();
    });
    message.socket.on('close', (hadError) => {
      record.delivered =
        !then.drop && response.statusCode === 200 && response.writableFinished && !hadError && !broken;
    });
    await deliver(request, then, key, response, gone.signal);
  }

  const server = createServer((message, response) => {
    const protocol = protocols[(message.url ?? '').split('?')[0] ?? ''];
    if (message.method !== 'POST' || !protocol) {
      response
        .writeHead(404, { 'content-type': 'application/json' })
        .end('{"error":{"message":"no such path"}}');
      return;
    }
    answer(message, response, protocol).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: String(error) } }));
    });
  });
  await new Promise<void>((ready) => server.listen(options.port ?? 0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    mostInFlight: () => most,
    script: book.add,
    reset() {
      book.reset();
      calls.length = 0;
      most = 0;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function faultOf(then: ReturnType<ReturnType<typeof createRuleBook>['thenFor']>): string | undefined {
  const { status, drop, truncate, refuse, garble } = then;
  const found =
    status ?? (drop && `drop-${drop}`) ?? (truncate && 'truncate') ?? (refuse && 'refuse') ?? garble;
  return found ? String(found) : undefined;
}

function delayRules({ plan, sections, extras, parts }: NonNullable<StandInOptions['delays']>): Rule[] {
  const perSection = typeof sections === 'number' ? [] : (sections ?? []);
  return [
    { when: { purpose: 'plan' }, then: { delayMs: plan } },
    { when: { purpose: 'extras' }, then: { delayMs: extras } },
    { when: { purpose: 'part' }, then: { delayMs: parts } },
    ...(typeof sections === 'number'
      ? [{ when: { purpose: 'section' as const }, then: { delayMs: sections } }]
      : []),
    ...perSection.map((delayMs, i) => ({
      when: { purpose: 'section' as const, section: i + 1 },
      then: { delayMs },
    })),
  ];
}
