import { describe, expect, it } from 'vitest';
import { loadConfig, publicAddress, SettingError } from './config';

/** The sentence with which a start would stop. */
function problem(environment: Record<string, string>): string {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof SettingError) return error.message;
  }
  return 'it started';
}

const secret = 'sixteen or more of them';

describe('the settings', () => {
  it('refuse a second reader that is unknown or has no key, in one sentence', () => {
    expect(problem({ JUDGE_MODEL: 'gpt' })).toBe('JUDGE_MODEL must be deepseek or qwen or claude.');
    expect(problem({ JUDGE_MODEL: 'claude' })).toBe('JUDGE_MODEL=claude needs ANTHROPIC_API_KEY.');
    expect(problem({ JUDGE_MODEL: 'claude', ANTHROPIC_API_KEY: 'key' })).toBe('it started');
  });

  it('refuse a budget for a model without a known price, in one sentence', () => {
    const key = { REPORT_BUDGET_USD: '0.5', DEEPSEEK_API_KEY: 'key', DEEPSEEK_MODEL: 'deepseek-reasoner' };
    expect(problem(key)).toBe(
      'REPORT_BUDGET_USD cannot be kept without a price for deepseek-reasoner: name it in MODEL_PRICES, such as {"deepseek-reasoner":{"in":0.28,"out":0.42}}.',
    );
    expect(problem({ ...key, MODEL_PRICES: '{"deepseek-reasoner":{"in":1,"out":2}}' })).toBe('it started');
    expect(problem({ ...key, DEEPSEEK_API_KEY: '' })).toBe('it started');
  });

  it('limit the attached files of an account', () => {
    expect(loadConfig({}).SOURCE_STORAGE_MB).toBe(200);
    expect(problem({ SOURCE_STORAGE_MB: 'much' })).toBe('SOURCE_STORAGE_MB must be a whole number.');
    expect(problem({ SOURCE_STORAGE_MB: '-1' })).toBe('SOURCE_STORAGE_MB must be at least 0.');
  });

  it('name the sources that reports may search; an unknown one stops the start', () => {
    expect(loadConfig({})).toMatchObject({ OPEN_SOURCES: [], OPENALEX_URL: 'https://api.openalex.org' });
    expect(loadConfig({ OPEN_SOURCES: ' Wikipedia,crossref, wikipedia,' }).OPEN_SOURCES).toEqual([
      'wikipedia',
      'crossref',
    ]);
    expect(problem({ OPEN_SOURCES: 'wikipedia, bing' })).toBe(
      'OPEN_SOURCES must be a comma-separated list of wikipedia, openalex, crossref, worldbank, eurostat.',
    );
    expect(problem({ SEARXNG_URL: 'localhost' })).toBe(
      'SEARXNG_URL must be an address such as http://example.org.',
    );
    expect(problem({ CONTACT_EMAIL: 'nobody' })).toBe('CONTACT_EMAIL must be an e-mail address.');
    expect(problem({ TAVILY_API_KEY: 'two words' })).toBe(
      'TAVILY_API_KEY must be one word of printable ASCII characters.',
    );
  });

  it('list finished reports as the specification says, unless they are to stay unlisted', () => {
    expect(loadConfig({}).REPORT_VISIBILITY).toBe('public');
    expect(loadConfig({ REPORT_VISIBILITY: 'unlisted' }).REPORT_VISIBILITY).toBe('unlisted');
    expect(problem({ REPORT_VISIBILITY: 'private' })).toBe('REPORT_VISIBILITY must be public or unlisted.');
  });

  it('are optional: Google, mail and rewards have their defaults', () => {
    const config = loadConfig({ SMTP_URL: '', GOOGLE_CLIENT_ID: ' ' });
    expect(config.SMTP_URL).toBeUndefined();
    expect(config.GOOGLE_CLIENT_ID).toBeUndefined();
    expect(config).toMatchObject({
      MAIL_FROM: 'Evident <no-reply@localhost>',
      FEEDBACK_REWARD_EVERY_HOURS: 24,
      REVIEW_REWARD_EVERY_HOURS: 24,
      GOOGLE_AUTH_URL: 'https://accounts.google.com/o/oauth2/v2/auth',
    });
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example.org' }],
    [{ SMTP_URL: 'smtps://name:p%40ss@mail.example.org:465' }],
    [{ MAIL_FROM: 'no-reply@example.org' }],
    [{ MAIL_FROM: 'Évident, the desk <no-reply@example.org>' }],
    [{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_AUTH_URL: 'http://127.0.0.1:9/auth' }],
    [{ FEEDBACK_REWARD_EVERY_HOURS: '0', REVIEW_REWARD_EVERY_HOURS: '0.5' }],
    [{ SESSION_SECRET: secret, EVENTSTORE_URL: 'esdb://name:p%40ss@one:2113,two:2113?tls=true' }],
    [{ SESSION_SECRET: secret, EVENTSTORE_URL: 'esdb+discover://cluster.example.org:2113' }],
    [{ SESSION_SECRET: secret, MONGODB_URL: 'mongodb://one:27017,two:27017/evident?replicaSet=rs0' }],
    [{ SESSION_SECRET: secret, MONGODB_URL: 'mongodb+srv://cluster.example.org' }],
    [{ SESSION_SECRET: secret, TEMPORAL_ADDRESS: 'temporal.example.org:7233' }],
  ])('accept %o', (environment) => {
    expect(loadConfig(environment)).toBeDefined();
  });

  it.each([
    [{ SMTP_URL: 'https://mail.example.org' }, 'SMTP_URL'],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'the desk' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'a@example.org\r\nBcc: b@example.org' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'a@example.org, b@example.org' }, 'MAIL_FROM'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET'],
    [{ GOOGLE_CLIENT_SECRET: 'secret' }, 'GOOGLE_CLIENT_ID'],
    [{ GOOGLE_TOKEN_URL: 'token' }, 'GOOGLE_TOKEN_URL'],
    [{ GOOGLE_USERINFO_URL: 'ftp://example.org' }, 'GOOGLE_USERINFO_URL'],
    [{ SESSION_SECRET: secret, EVENTSTORE_URL: 'http://127.0.0.1:2113' }, 'EVENTSTORE_URL'],
    [{ SESSION_SECRET: secret, EVENTSTORE_URL: 'esdb://' }, 'EVENTSTORE_URL'],
    [{ SESSION_SECRET: secret, MONGODB_URL: '127.0.0.1:27017' }, 'MONGODB_URL'],
    [{ SESSION_SECRET: secret, TEMPORAL_ADDRESS: 'http://127.0.0.1:7233' }, 'TEMPORAL_ADDRESS'],
    [{ SESSION_SECRET: secret, TEMPORAL_ADDRESS: '127.0.0.1' }, 'TEMPORAL_ADDRESS'],
    [{ EVENTSTORE_URL: 'esdb://127.0.0.1:2113' }, 'SESSION_SECRET is needed when EVENTSTORE_URL is set'],
    [{ MONGODB_URL: 'mongodb://127.0.0.1' }, 'SESSION_SECRET is needed when MONGODB_URL is set'],
    [{ TEMPORAL_ADDRESS: '127.0.0.1:7233' }, 'SESSION_SECRET is needed when TEMPORAL_ADDRESS is set'],
    [{ OPERATOR_TOKEN: 'short' }, 'OPERATOR_TOKEN'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ FEEDBACK_REWARD_EVERY_HOURS: 'daily' }, 'FEEDBACK_REWARD_EVERY_HOURS'],
    [{ FEEDBACK_REWARD_EVERY_HOURS: '-1' }, 'FEEDBACK_REWARD_EVERY_HOURS'],
    [{ REVIEW_REWARD_EVERY_HOURS: 'Infinity' }, 'REVIEW_REWARD_EVERY_HOURS'],
    [{ REVIEW_REWARD_EVERY_HOURS: '9000' }, 'REVIEW_REWARD_EVERY_HOURS'],
  ])('refuse %o in one sentence that names the setting', (environment, name) => {
    const sentence = problem(environment);
    expect(sentence).toContain(name);
    expect(sentence).toMatch(/^[A-Z][^\n]+\.$/);
  });

  it('never repeat a secret in the sentence', () => {
    for (const name of ['SMTP_URL', 'EVENTSTORE_URL', 'MONGODB_URL'])
      expect(problem({ [name]: 'smt://name:hunter2@mail.example.org' })).not.toContain('hunter2');
  });
});

describe('the public address', () => {
  const of = (environment: Record<string, string>) => publicAddress(loadConfig(environment));

  it('is APP_URL without a trailing slash', () => {
    expect(of({ APP_URL: 'https://evident.example.org/' })).toBe('https://evident.example.org');
    expect(of({ APP_URL: 'https://example.org/evident//', PORT: '0' })).toBe('https://example.org/evident');
  });

  it('is by default where the web process listens, and unknown for a free port', () => {
    expect(of({})).toBe('http://127.0.0.1:3000');
    expect(of({ HOST: '::1', PORT: '8080' })).toBe('http://[::1]:8080');
    expect(of({ PORT: '0' })).toBe('');
  });
});
