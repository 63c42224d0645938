import { z } from 'zod';
import { openSources } from './modules/evidence/retrieval/provider';
import { passwordLength } from './modules/identity/limits';
import { productName } from './modules/kernel/product';
import { Slot } from './modules/models/contract';
import { hasPrice } from './modules/models/prices';
import { visibilities } from './modules/publishing/contract';
import { defaultPrices, vendors, type Prices } from './modules/models/vendors';
import { maxCrashesPerStep } from './workflows/crashes';

/** An invalid setting. The message is one clear sentence and stops the start. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

const whole = (name: string, min: number, max: number) =>
  z.coerce
    .number({ error: `${name} must be a whole number` })
    .int(`${name} must be a whole number`)
    .min(min, `${name} must be at least ${min}`)
    .max(max, `${name} must be at most ${max}`);
const url = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be an address such as http://example.org` });
/** `name@example.org`, alone or as `Name <name@example.org>`; never more than one line, for it becomes a header. */
const sender = /^(?:[^<>\p{C}]*<[^\s@<>\p{C}]+@[^\s@<>\p{C}]+>|[^\s@<>\p{C}]+@[^\s@<>\p{C}]+)$/u;
const hours = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a number of hours` })
    .min(0, `${name} must not be negative`)
    .max(8_760, `${name} must be at most 8760`)
    .default(24);
const text = z.string().min(1);
const key = (name: string) =>
  z
    .string()
    .regex(/^[!-~]+$/, `${name} must be one word of printable ASCII characters`)
    .optional();

/** `host` or `host:port`; IPv6 in brackets. */
const host = /^(\[[\da-f:.]+\]|[^\s:/@?#[\]]+)(:\d{1,5})?$/i;
const hosts = (name: string) =>
  z.string().transform((raw, issue) => {
    const names = raw.split(',').map((each) => each.trim());
    if (names.every((each) => host.test(each))) return names;
    issue.addIssue(`${name} must be a list such as intranet.example.org,127.0.0.1:8080`);
    return z.NEVER;
  });
const engine = (name: string, shape: RegExp, example: string) =>
  z.string().regex(shape, `${name} must be an address such as ${example}`).optional();

const Price = z.object({ in: z.number().min(0), out: z.number().min(0) });
const prices = z.string().transform((raw, issue): Prices => {
  try {
    return z.record(z.string(), Price).parse(JSON.parse(raw));
  } catch {
    issue.addIssue('MODEL_PRICES must be JSON such as {"deepseek-chat":{"in":0.28,"out":0.42}}');
    return z.NEVER;
  }
});

type OpenSource = (typeof openSources)[number];
const isOpenSource = (word: string): word is OpenSource => openSources.some((name) => name === word);
const openSourceList = z
  .string()
  .default('')
  .transform((raw, issue): OpenSource[] => {
    const words = raw.split(',').flatMap((word) => word.trim().toLowerCase() || []);
    const sources = [...new Set(words.filter(isOpenSource))];
    if (words.every(isOpenSource)) return sources;
    issue.addIssue(`OPEN_SOURCES must be a comma-separated list of ${openSources.join(', ')}`);
    return z.NEVER;
  });

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Contract section 1: every setting, with its default. */
const Environment = z.object({
  PORT: whole('PORT', 0, 65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  APP_URL: url('APP_URL').optional(),
  DATA_DIR: text.default('./data'),
  SESSION_SECRET: z.string().min(16, 'SESSION_SECRET must have at least 16 characters').optional(),
  ADMIN_EMAIL: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/, 'ADMIN_EMAIL must be an e-mail address')
    .default('admin@localhost'),
  ADMIN_PASSWORD: z
    .string()
    .min(passwordLength.min, `ADMIN_PASSWORD must have at least ${passwordLength.min} characters`)
    .optional(),
  EVENTSTORE_URL: engine(
    'EVENTSTORE_URL',
    /^esdb(\+discover)?:\/\/[^\s/]+/,
    'esdb://eventstore.example.org:2113?tls=true',
  ),
  MONGODB_URL: engine(
    'MONGODB_URL',
    /^mongodb(\+srv)?:\/\/[^\s/]+/,
    'mongodb://mongo.example.org:27017/evident',
  ),
  TEMPORAL_ADDRESS: engine('TEMPORAL_ADDRESS', /^[^\s:/]+:\d{1,5}$/, 'temporal.example.org:7233'),
  TEMPORAL_NAMESPACE: text.default('default'),
  TEMPORAL_TASK_QUEUE: text.default('reports'),
  ROLE: z.enum(['all', 'web', 'worker'], 'ROLE must be all, web or worker').default('all'),
  MODEL_CONCURRENCY: whole('MODEL_CONCURRENCY', 1, 1000).default(8),
  MODEL_TIMEOUT_MS: whole('MODEL_TIMEOUT_MS', 1, 3_600_000).default(120_000),
  MODEL_MAX_ATTEMPTS: whole('MODEL_MAX_ATTEMPTS', 1, 100).default(4),
  STEP_MAX_CRASHES: whole('STEP_MAX_CRASHES', 1, 1_000_000).default(maxCrashesPerStep),
  MODEL_PRICES: prices.optional(),
  REPORT_BUDGET_USD: z.coerce
    .number({ error: 'REPORT_BUDGET_USD must be an amount in US dollars' })
    .min(0, 'REPORT_BUDGET_USD must not be negative')
    .optional(),
  JUDGE_MODEL: z.enum(Slot.options, `JUDGE_MODEL must be ${Slot.options.join(' or ')}`).optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_AUTH_URL: url('GOOGLE_AUTH_URL').default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: url('GOOGLE_TOKEN_URL').default('https://oauth2.googleapis.com/token'),
  GOOGLE_USERINFO_URL: url('GOOGLE_USERINFO_URL').default('https://openidconnect.googleapis.com/v1/userinfo'),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'SMTP_URL must be an address such as smtp://name:password@mail.example.org:587',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(sender, 'MAIL_FROM must be an address such as Evident <no-reply@example.org>')
    .default(`${productName} <no-reply@localhost>`),
  FEEDBACK_REWARD_EVERY_HOURS: hours('FEEDBACK_REWARD_EVERY_HOURS'),
  REVIEW_REWARD_EVERY_HOURS: hours('REVIEW_REWARD_EVERY_HOURS'),
  TRUST_PROXY: whole('TRUST_PROXY', 0, 10).default(0),
  PROMO_URL: url('PROMO_URL').default('https://www.infofinland.fi/'),
  SEARCH_FINLAND_URL: url('SEARCH_FINLAND_URL').default('https://www.infofinland.fi/'),
  REPORT_VISIBILITY: z
    .enum(visibilities, `REPORT_VISIBILITY must be ${visibilities.join(' or ')}`)
    .default('public'),
  SOURCE_STORAGE_MB: whole('SOURCE_STORAGE_MB', 0, 1_000_000).default(200),
  SEARXNG_URL: url('SEARXNG_URL').optional(),
  TAVILY_API_KEY: key('TAVILY_API_KEY'),
  TAVILY_URL: url('TAVILY_URL').default('https://api.tavily.com'),
  BRAVE_API_KEY: key('BRAVE_API_KEY'),
  BRAVE_URL: url('BRAVE_URL').default('https://api.search.brave.com'),
  OPEN_SOURCES: openSourceList,
  CONTACT_EMAIL: z
    .string()
    .regex(/^[!-?A-~]+@[!-?A-~]+$/, 'CONTACT_EMAIL must be an e-mail address')
    .optional(),
  WIKIPEDIA_URL: url('WIKIPEDIA_URL').default('https://en.wikipedia.org'),
  OPENALEX_URL: url('OPENALEX_URL').default('https://api.openalex.org'),
  CROSSREF_URL: url('CROSSREF_URL').default('https://api.crossref.org'),
  WORLDBANK_URL: url('WORLDBANK_URL').default('https://api.worldbank.org'),
  EUROSTAT_URL: url('EUROSTAT_URL').default('https://ec.europa.eu/eurostat'),
  EVIDENCE_ALLOWED_HOSTS: hosts('EVIDENCE_ALLOWED_HOSTS').default([]),
  CHROME_PATH: text.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('OTEL_EXPORTER_OTLP_ENDPOINT').optional(),
  OPERATOR_TOKEN: z.string().min(16, 'OPERATOR_TOKEN must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(levels, `LOG_LEVEL must be one of ${levels.join(', ')}`).default('info'),
});

/** Engines of the full stack; one without a setting runs embedded. */
const remoteEngines = ['EVENTSTORE_URL', 'MONGODB_URL', 'TEMPORAL_ADDRESS'] as const;

export type ModelSlotConfig = { apiKey: string | undefined; baseUrl: string | undefined; model: string };
export type Config = z.infer<typeof Environment> & {
  slots: Record<Slot, ModelSlotConfig>;
  prices: Prices;
};

const slotPrefix: Record<Slot, string> = { deepseek: 'DEEPSEEK', qwen: 'QWEN', claude: 'ANTHROPIC' };

/** The names of all settings. */
export const settingNames: readonly string[] = [
  ...Object.keys(Environment.shape),
  ...Object.values(slotPrefix).flatMap((prefix) => [
    `${prefix}_API_KEY`,
    `${prefix}_BASE_URL`,
    `${prefix}_MODEL`,
  ]),
];

/** Reads the environment, once, at the start. Throws SettingError with one sentence. An empty value counts as not set. */
export function loadConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = Environment.safeParse(set);
  if (!parsed.success) throw new SettingError(sentence(parsed.error));
  const remote = remoteEngines.find((name) => parsed.data[name]);
  if (remote && !parsed.data.SESSION_SECRET)
    throw new SettingError(
      `SESSION_SECRET is needed when ${remote} is set, and must be the same for every process of the product.`,
    );
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = parsed.data;
  if ((clientId === undefined) !== (clientSecret === undefined))
    throw new SettingError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.');
  const config = {
    ...parsed.data,
    prices: { ...defaultPrices, ...parsed.data.MODEL_PRICES },
    slots: {
      deepseek: slot('deepseek', set),
      qwen: slot('qwen', set),
      claude: slot('claude', set),
    },
  };
  refuseUnpriced(config);
  refuseMuteJudge(config);
  return config;
}

/** A budget cannot limit a model whose price is unknown. */
function refuseUnpriced({ REPORT_BUDGET_USD: budget, slots, prices }: Config): void {
  if (budget === undefined) return;
  const unpriced = Object.entries(slots).find(([, { apiKey, model }]) => apiKey && !hasPrice(model, prices));
  if (unpriced)
    throw new SettingError(
      `REPORT_BUDGET_USD cannot be kept without a price for ${unpriced[1].model}: name it in MODEL_PRICES, such as {"${unpriced[1].model}":{"in":0.28,"out":0.42}}.`,
    );
}

/** The offline writer cannot judge what a model wrote. */
function refuseMuteJudge({ JUDGE_MODEL: judge, slots }: Config): void {
  if (judge && !slots[judge].apiKey)
    throw new SettingError(`JUDGE_MODEL=${judge} needs ${slotPrefix[judge]}_API_KEY.`);
}

/** The address where a process listens. IPv6 addresses get their brackets. */
const listenAddress = (host: string, port: number) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * The public address without a trailing slash: `APP_URL`, else from `HOST` and `PORT`. Empty for a free port, which is
 * known only when the web process listens.
 */
export function publicAddress({ APP_URL, HOST, PORT }: Pick<Config, 'APP_URL' | 'HOST' | 'PORT'>): string {
  if (APP_URL !== undefined) return APP_URL.replace(/\/+$/, '');
  return PORT === 0 ? '' : listenAddress(HOST, PORT);
}

function slot(name: Slot, set: Record<string, string | undefined>): ModelSlotConfig {
  const prefix = slotPrefix[name];
  const baseUrl = set[`${prefix}_BASE_URL`];
  if (baseUrl && !url('').safeParse(baseUrl).success) {
    throw new SettingError(`${prefix}_BASE_URL must be an address such as https://example.org.`);
  }
  return { apiKey: set[`${prefix}_API_KEY`], baseUrl, model: set[`${prefix}_MODEL`] ?? vendors[name].model };
}

function sentence(error: z.ZodError): string {
  const issue = error.issues[0];
  const message = issue?.message ?? 'A setting is wrong';
  return `${message}.`.replace(/\.\.$/, '.');
}
