import { readFileSync } from 'node:fs';
import { DockerfileParser, type Dockerfile } from 'dockerfile-ast';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadConfig, settingNames } from '../config';
import packageJson from '../package.json';

type Service = {
  image: string;
  build?: string;
  command?: string[];
  env_file?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  networks: string[];
  ports?: string[];
  volumes?: string[];
  tmpfs?: string[];
  restart: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt: string[];
  healthcheck: { test: string[]; interval: string; timeout: string; retries: number; start_period: string };
  deploy: { resources: { limits: Record<'cpus' | 'memory' | 'pids', string | number> } };
};
type Compose = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, object>;
};

const text = readFileSync('docker-compose.yml', 'utf8');
const compose = parse(text, { merge: true }) as Compose;
const services = Object.entries(compose.services);
const product = ['web', 'worker'].map((name) => [name, compose.services[name] as Service] as const);
const engines = services.filter(([name]) => !['web', 'worker', 'mail'].includes(name));

const example = readFileSync('.env.example', 'utf8').split('\n');
const exampleSettings = new Map(
  example
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => {
      const [name = '', ...value] = line.split('=');
      return [name, value.join('=')];
    }),
);
/** Read by docker compose alone. */
const own = ['TEMPORAL_DB_PASSWORD'];
const secrets = { SESSION_SECRET: 'sixteen characters', TEMPORAL_DB_PASSWORD: 'a password' };

/** Expands `${NAME}`, `${NAME:-other}`, where other may hold more of them, and `${NAME:?sentence}` like compose. */
function interpolated(value: string, set: Record<string, string>): string {
  const innermost = /\$\{(\w+)(?::([-?])([^${}]*))?\}/;
  const once = value.replace(innermost, (_, name: string, kind = '', rest = '') => {
    if (set[name]) return set[name];
    if (kind === '?') throw new Error(String(rest));
    return String(rest);
  });
  return once === value ? value : interpolated(once, set);
}

/** The environment of a service. */
function settingsOf({ environment = {} }: Service, set: Record<string, string>): Record<string, string> {
  const given = Object.entries(environment).map(([name, value]) => [name, interpolated(String(value), set)]);
  return { ...Object.fromEntries(exampleSettings), ...set, ...(Object.fromEntries(given) as object) };
}

const dockerfile: Dockerfile = DockerfileParser.parse(readFileSync('Dockerfile', 'utf8'));
const stages = dockerfile.getFROMs();
const last = dockerfile
  .getInstructions()
  .slice(dockerfile.getInstructions().findLastIndex((each) => each.getKeyword() === 'FROM'));
const inLast = (keyword: string) =>
  last.filter((each) => each.getKeyword() === keyword).map((each) => each.getArgumentsContent() ?? '');

describe('docker-compose.yml', () => {
  it('runs web, worker, EventStoreDB, MongoDB, Temporal with its database, and a mail catcher', () => {
    expect(services.map(([name]) => name).sort()).toEqual([
      'eventstore',
      'mail',
      'mongo',
      'temporal',
      'temporal-db',
      'web',
      'worker',
    ]);
  });

  it.each(services)('pins the image of %s to a full version', (_, { image }) => {
    expect(image).toMatch(/^(postgres:\d+\.\d+|[a-z/-]+:v?\d+\.\d+\.\d+)(-[a-z-]+)?$/);
  });

  it('tags its own image with the version of the product', () => {
    for (const [, { image, build }] of product)
      expect([image, build]).toEqual([`evident:${packageJson.version}`, '.']);
  });

  it.each(services)(
    'asks %s whether it is well, and limits what it may use',
    (_, { healthcheck, deploy, restart, ...service }) => {
      const { test, interval, timeout, retries, start_period } = healthcheck;
      expect([test[0], Number.isInteger(retries)]).toEqual(['CMD', true]);
      for (const time of [interval, timeout, start_period]) expect(time).toMatch(/^\d+s$/);
      expect(Object.keys(deploy.resources.limits).sort()).toEqual(['cpus', 'memory', 'pids']);
      expect([restart, service.security_opt]).toEqual(['unless-stopped', ['no-new-privileges:true']]);
    },
  );

  it('starts each service only when its dependencies are healthy', () => {
    const needs = Object.fromEntries(
      services.map(([name, { depends_on = {} }]) => [name, Object.keys(depends_on).sort()]),
    );
    const all = ['eventstore', 'mail', 'mongo', 'temporal'];
    expect(needs).toMatchObject({ web: all, worker: all, temporal: ['temporal-db'] });
    const conditions = services.flatMap(([, { depends_on = {} }]) => Object.values(depends_on));
    expect(new Set(conditions.map(({ condition }) => condition))).toEqual(new Set(['service_healthy']));
  });

  it('publishes the web port and the page of the mails on this machine alone, and no engine', () => {
    const published = services.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
    expect(published).toEqual(['web 127.0.0.1:${PORT:-3000}:3000', 'mail 127.0.0.1:8025:8025']);
    for (const [, { networks }] of engines)
      expect(networks.map((name) => compose.networks[name]?.internal)).toEqual([true]);
  });

  it('keeps data in volumes that are declared, each of them used', () => {
    const mounts = services.flatMap(([, { volumes = [] }]) => volumes.map((mount) => mount.split(':')[0]));
    expect([...new Set(mounts)].sort()).toEqual(Object.keys(compose.volumes).sort());
    const kept = ['/var/lib/eventstore', '/data/db', '/var/lib/postgresql/data', '/data'];
    const targets = services.flatMap(([, { volumes = [] }]) => volumes.map((mount) => mount.split(':')[1]));
    expect(targets).toEqual(expect.arrayContaining(kept));
  });

  it.each(product)(
    'runs %s with a read-only file system and no privilege',
    (_, { read_only, cap_drop, tmpfs, volumes }) => {
      expect({ read_only, cap_drop, volumes }).toEqual({
        read_only: true,
        cap_drop: ['ALL'],
        volumes: ['data:/data'],
      });
      expect(tmpfs).toEqual([expect.stringMatching(/^\/tmp:size=\d+m,mode=1777$/)]);
    },
  );

  it('runs web and worker by their own entry points and roles', () => {
    const [web, worker] = product.map(([, service]) => service);
    expect([web?.command, web?.environment?.ROLE]).toEqual([undefined, 'web']);
    expect([worker?.command, worker?.environment?.ROLE]).toEqual([['node', 'build/worker.js'], 'worker']);
  });

  it('refuses to start without its two secrets, and holds none itself', () => {
    for (const name of Object.keys(secrets)) {
      const others = { ...secrets, [name]: '' };
      const all = () =>
        services.map(([, service]) =>
          Object.values(service.environment ?? {}).map((value) => interpolated(String(value), others)),
        );
      expect(all).toThrow(`Set ${name} in .env`);
    }
    const secret = /PASSWORD|SECRET|TOKEN|PWD|KEY/;
    for (const [, { environment = {} }] of services)
      for (const [name, value] of Object.entries(environment))
        if (secret.test(name) && value)
          expect([name, value]).toEqual([name, expect.stringMatching(/^\$\{\w+:\?/)]);
  });

  it('names only existing settings', () => {
    const named = [...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    const given = product.flatMap(([, { environment = {} }]) => Object.keys(environment));
    expect([...named, ...given].filter((name) => ![...settingNames, ...own].includes(name))).toEqual([]);
  });

  it.each(product)(
    'gives %s settings that it takes: all three engines, and the address that people use',
    (name, service) => {
      const config = loadConfig(settingsOf(service, secrets));
      expect(config).toMatchObject({
        ROLE: name,
        EVENTSTORE_URL: 'esdb://eventstore:2113?tls=false',
        MONGODB_URL: 'mongodb://mongo:27017/evident?replicaSet=rs0',
        TEMPORAL_ADDRESS: 'temporal:7233',
        SMTP_URL: 'smtp://mail:1025',
        APP_URL: 'http://localhost:3000',
        PORT: 3000,
        DATA_DIR: '/data',
      });
      expect(service.env_file).toBe('.env');
      for (const host of [config.EVENTSTORE_URL, config.MONGODB_URL, config.SMTP_URL])
        expect(compose.services).toHaveProperty(new URL(host?.replace(/^\w+:/, 'http:') ?? '').hostname);
    },
  );

  it.each(product)('hides the password of Temporal’s database from %s', (_, service) => {
    expect(settingsOf(service, secrets)).toMatchObject({ ...secrets, TEMPORAL_DB_PASSWORD: '' });
  });

  it.each(product)('gives %s the address of the published port by default', (_, service) => {
    const given = (set: object) => loadConfig(settingsOf(service, { ...secrets, ...set })).APP_URL;
    expect(given({ PORT: '8080' })).toBe('http://localhost:8080');
    expect(given({ PORT: '8080', APP_URL: 'https://a.example' })).toBe('https://a.example');
  });

  it('connects to the replica set that it creates', () => {
    const { command = [], healthcheck } = compose.services.mongo as Service;
    expect(command.join(' ')).toContain('--replSet rs0');
    expect(healthcheck.test.join(' ')).toContain(
      "{ _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] }",
    );
  });

  it('deletes closed workflows in Temporal after a day', () => {
    expect(compose.services.temporal?.environment?.DEFAULT_NAMESPACE_RETENTION).toBe('24h');
  });
});

describe('.env.example', () => {
  it('holds every setting once, below a line that explains it, and nothing else', () => {
    expect([...exampleSettings.keys()].sort()).toEqual([...settingNames, ...own].sort());
    expect(example.filter((line) => /^[A-Z]/.test(line))).toHaveLength(exampleSettings.size);
    const silent = example.filter((line, at) => {
      const above = example.slice(0, at).findLast((each) => !/^[A-Z]/.test(each));
      return /^[A-Z]/.test(line) && !above?.startsWith('# ');
    });
    expect(silent).toEqual([]);
  });

  it('gives each setting its default, so that it can be used unchanged', () => {
    const config = loadConfig({}) as unknown as Record<string, string | number | undefined>;
    for (const [name, value] of exampleSettings)
      expect([name, value]).toEqual([name, config[name] === undefined ? '' : String(config[name])]);
  });
});

describe('Dockerfile', () => {
  it('builds in stages of one pinned image, the one the product is tested on', () => {
    expect(stages.map((stage) => stage.getBuildStage())).toEqual(['packages', 'build', 'product']);
    const images = new Set(stages.map((stage) => stage.getImage()));
    expect(images.size).toBe(1);
    const image = [...images].join();
    expect(image).toMatch(/^node:24\.\d+\.\d+-bookworm-slim$/);
    expect(image.slice('node:'.length).split('.')[0]).toBe(
      readFileSync('.nvmrc', 'utf8').trim().split('.')[0],
    );
  });

  it('installs from the lock file, without development packages, and copies only from existing stages', () => {
    const installs = dockerfile
      .getInstructions()
      .map((each) => each.toString())
      .filter((line) => /^RUN .*npm/.test(line));
    expect(installs).toEqual(['RUN npm ci --omit=dev']);
    const from = dockerfile.getCOPYs().flatMap((copy) => copy.getFromFlag()?.getValue() ?? []);
    expect(new Set(from)).toEqual(new Set(['packages', 'build']));
  });

  it('runs the product as node, with a health check and valid settings', () => {
    expect(inLast('USER')).toEqual(['node']);
    expect(inLast('HEALTHCHECK')).toEqual([
      expect.stringContaining('CMD ["node", "scripts/healthcheck.mjs"]'),
    ]);
    expect(inLast('CMD')).toEqual(['["node", "build/server.js"]']);
    const variables = dockerfile
      .getENVs()
      .flatMap((each) => each.getProperties())
      .map((each) => [each.getName(), each.getValue() ?? '']);
    const settings = variables.filter(([name = '']) => settingNames.includes(name));
    expect(loadConfig(Object.fromEntries(settings) as Record<string, string>)).toMatchObject({
      HOST: '0.0.0.0',
      PORT: 3000,
      DATA_DIR: '/data',
    });
    expect(inLast('ENV').join()).toContain('NODE_ENV=production');
    expect(inLast('VOLUME')).toEqual(['/data']);
  });

  it('copies nothing but sources into the image: no data, secrets or packages of this machine', () => {
    const lines = readFileSync('.dockerignore', 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    expect(lines[0]).toBe('*');
    expect(lines).toEqual(expect.arrayContaining(['**/.env*', '**/node_modules']));
    expect(
      lines.filter((line) => /^!(.*\/)?(data|\.env|node_modules|build|tests|\.git)\b/.test(line)),
    ).toEqual([]);
    const needed = [
      'app',
      'modules',
      'projections',
      'public',
      'scripts',
      'web',
      'workflows',
      'package-lock.json',
      '.npmrc',
    ];
    expect(needed.filter((name) => !lines.includes(`!${name}`))).toEqual([]);
  });
});
