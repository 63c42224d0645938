export type Files = Readonly<Record<string, string>>;
/** One broken rule: the file that the report must name, and the files that break the rule. */
type Probe = { rule: string; from: string; files: Files };

const word = 'export const word = 1;\n';
const use = (...paths: string[]) => paths.map((path) => `import '${path}';\n`).join('');

/** A code base in which every import is allowed: no rule may report one of them. */
export const harmless: Files = {
  'modules/kernel/refusal.ts': word,
  'modules/kernel/adapters/store.sqlite.ts': `${use('@photostructure/sqlite', '../refusal')}${word}`,
  'modules/quota/events.ts': `${use('zod')}${word}`,
  'modules/quota/contract.ts': word,
  'modules/quota/inside.ts': word,
  'modules/quota/index.ts': `${use('./decider', './events', './inside', './contract')}${word}`,
  'modules/quota/decider.ts': `${use('./events', '../kernel/refusal', 'zod')}${word}`,
  'modules/evidence/verify/prose/clause.ts': `${use('./changes/change')}${word}`,
  'modules/evidence/verify/prose/changes/change.ts': word,
  'modules/evidence/verify/verifier.ts': `${use('./prose/clause')}${word}`,
  'modules/reviews/rules.ts': word,
  'modules/access/policy.ts': `${use('../kernel/refusal')}${word}`,
  'modules/access/routes.ts': `${use('./policy')}${word}`,
  'modules/search/index.ts': `${use('../quota/events', '../kernel/refusal', '../access/policy')}${word}`,
  'analytics/usage.ts': `${use('../modules/quota/events', '../modules/quota/contract', '../modules/kernel/refusal')}${word}`,
  'projections/daemon.ts': `${use('../modules/quota/events')}${word}`,
  'projections/adapters/documents.sqlite.ts': `${use('../../modules/kernel/adapters/store.sqlite')}${word}`,
  'workflows/engine.ts': word,
  'workflows/steps.ts': `${use('../modules/quota/index', '../modules/search/index')}${word}`,
  'workflows/registry.ts': `${use('./steps', './generate-report/workflow')}${word}`,
  'workflows/generate-report/workflow.ts': `import type { word as T } from '../steps';\n${use('../engine')}export type W = typeof T;\n`,
  'app/application.ts':
    "import type { word as T } from '../projections/daemon';\nexport type W = typeof T;\n",
  'app/ui/button.ts': word,
  'app/auth/session.ts': `${use('../ui/button')}${word}`,
  'app/search/query.ts': `${use('../auth/session')}${word}`,
  'app/routes/home.ts': use(
    '../search/query',
    '../application',
    '../../modules/quota/contract',
    '../../modules/kernel/refusal',
    '../../modules/access/policy',
    '../../modules/access/routes',
  ),
  'config.ts': word,
  'compose.ts': `${use(
    './config',
    './projections/daemon',
    './projections/adapters/documents.sqlite',
    './workflows/registry',
  )}${word}`,
  'server.ts': use('./compose', './config'),
};

export const probes: readonly Probe[] = [
  {
    rule: 'no-circles',
    from: 'modules/quota/about.ts',
    files: {
      'modules/quota/round.ts': `${use('./about')}${word}`,
      'modules/quota/about.ts': `${use('./round')}${word}`,
    },
  },
  {
    rule: 'no-orphans',
    from: 'modules/quota/forgotten.ts',
    files: {
      'modules/quota/forgotten.ts': use('./events'),
      'modules/quota/forgotten.spec.ts': use('./forgotten'),
    },
  },
  probe('everything-resolves', 'app/routes/lost.ts', './nowhere'),
  probe('shipped-code-uses-shipped-packages', 'app/routes/testing.ts', 'fast-check'),
  probe('kernel-imports-nothing', 'modules/kernel/curious.ts', '../quota/events'),
  probe('modules-meet-by-published-language', 'modules/search/nosy.ts', '../quota/inside'),
  probe('modules-meet-by-published-language', 'modules/search/doorkeeper.ts', '../access/routes'),
  probe('modules-look-down', 'modules/search/upward.ts', '../../projections/daemon'),
  probe('modules-look-down', 'modules/search/settings.ts', '../../compose'),
  probe('deciders-are-pure', 'modules/search/decider.ts', 'node:crypto'),
  probe('deciders-are-pure', 'modules/reviews/decider.ts', './rules'),
  probe('projections-read-events-only', 'projections/commanding.ts', '../modules/quota/index'),
  probe('projections-read-events-only', 'projections/telling.ts', '../workflows/steps'),
  probe('analytics-reads-events-only', 'analytics/commanding.ts', '../modules/quota/index'),
  probe('analytics-reads-events-only', 'analytics/showing.ts', '../projections/daemon'),
  probe('workflows-use-public-apis', 'workflows/burglar.ts', '../modules/quota/inside'),
  probe('workflows-use-public-apis', 'workflows/reader.ts', '../projections/daemon'),
  probe('orchestration-is-deterministic', 'workflows/generate-dice/workflow.ts', 'node:crypto'),
  probe('orchestration-is-deterministic', 'workflows/generate-effects/workflow.ts', '../steps'),
  probe('orchestration-is-deterministic', 'workflows/erase-account/workflow.ts', '../steps'),
  probe('app-gets-the-application-handed-in', 'app/routes/own-store.ts', '../../projections/daemon'),
  probe('app-gets-the-application-handed-in', 'app/routes/own-rules.ts', '../../modules/quota/index'),
  probe('app-folders-look-down', 'app/report/asking.ts', '../search/query'),
  probe('app-folders-look-down', 'app/publication/answering.ts', '../auth/session'),
  probe('verify-folders-look-down', 'modules/evidence/verify/tables/cell.ts', '../prose/clause'),
  probe('verify-folders-look-down', 'modules/evidence/verify/words/word.ts', '../verifier'),
  probe('verify-subfolders-look-down', 'modules/evidence/verify/prose/reading/word.ts', '../changes/change'),
  probe('verify-subfolders-look-down', 'modules/evidence/verify/prose/reading/whole.ts', '../clause'),
  probe('app-folders-are-listed', 'app/novelty/shown.ts', '../ui/button'),
  probe('only-compose-picks-adapters', 'projections/picky.ts', './adapters/documents.sqlite'),
  probe('sdks-live-in-adapters', 'modules/search/vendor.ts', 'openai'),
  probe('sdks-live-in-adapters', 'projections/own-database.ts', '@photostructure/sqlite'),
  {
    rule: 'clients-by-their-public-api',
    from: 'modules/kernel/adapters/raw.eventstoredb.ts',
    files: {
      'modules/kernel/adapters/raw.eventstoredb.ts': `${use('@eventstore/db-client/generated/streams_pb.js')}${word}`,
      'composition/open-tasks.ts': `${use('../modules/kernel/adapters/raw.eventstoredb')}${word}`,
    },
  },
  probe('one-reader-of-env', 'workflows/reads-settings.ts', '../config'),
];

function probe(rule: string, from: string, to: string): Probe {
  return { rule, from, files: { [from]: `${use(to)}${word}` } };
}
