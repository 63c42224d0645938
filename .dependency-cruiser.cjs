/**
 * Who may import whom. Each rule here is broken once on purpose by scripts/check-fences.ts, which expects the alarm.
 * `preCompilationOnly: false` means that types are free.
 */
const ours =
  '^(analytics|app|composition|modules|projections|web|workflows|scripts|bench|tests)/|^[^/]+\\.tsx?$';
const language = '(events|contract|report|plan|evidence|policy)';
const published = `^modules/[^/]+/${language}\\.ts$`;
const kernelWords = '^modules/kernel/[^/]+\\.ts$';
const spec = '\\.spec\\.tsx?$';
const outside = '^(scripts|bench|tests)/';
const testing = '/(given|[^/]*\\.(fixture|suite))\\.(tsx?|mjs)$';
// Temporal and the build load these by their paths.
const loadedByPath = '^workflows/adapters/temporal(-bundle\\.ts|/(build|failure-converter)\\.mjs)$';
const calledByRemix = '^app/(routes/|(root|entry\\.client|entry\\.server)\\.tsx$|context\\.ts$)';
const doors =
  '^(compose|compose-operations|compose-settings|compose-stores|compose-tasks|serve|server|start-or-explain|tasks|thread|worker)\\.ts$';
const sdks = [
  '@anthropic-ai',
  '@eventstore',
  '@photostructure/sqlite',
  '@sparticuz',
  '@temporalio',
  'better-sqlite3',
  'libsql',
  'mongodb',
  '@duckdb',
  '@opentelemetry',
  'openai',
  'puppeteer(-core)?',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'What needs each other belongs together, or needs a third. A circle held by types alone is none.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nobody uses, or its spec alone, is deleted.',
      severity: 'error',
      from: { pathNot: spec },
      module: {
        path: '^(analytics|app|composition|modules|projections|web|workflows)/',
        pathNot: [spec, '\\.d\\.ts$', testing, calledByRemix, loadedByPath],
        numberOfDependentsLessThan: 1,
      },
    },
    {
      name: 'everything-resolves',
      comment: 'An import that leads nowhere fails at the worst time.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^\\./build/'] },
    },
    {
      name: 'shipped-code-uses-shipped-packages',
      comment: 'devDependencies are not there in production.',
      severity: 'error',
      from: {
        path: '^(analytics|app|composition|modules|projections|web|workflows)/|^[^/]+\\.ts$',
        pathNot: [spec, '\\.config\\.ts$'],
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
    {
      name: 'kernel-knows-nobody',
      comment: 'The kernel is the ground everything else stands on.',
      severity: 'error',
      from: { path: '^modules/kernel/', pathNot: spec },
      to: { path: ours, pathNot: '^modules/kernel/' },
    },
    {
      name: 'modules-meet-by-published-language',
      comment: 'Modules know the words of each other, never the insides.',
      severity: 'error',
      from: { path: '^modules/([^/]+)/', pathNot: [spec, '^modules/kernel/'] },
      to: { path: '^modules/', pathNot: ['^modules/$1/', '^modules/kernel/', published] },
    },
    {
      name: 'modules-look-down',
      comment: 'Rules do not know who shows, stores or schedules them.',
      severity: 'error',
      from: { path: '^modules/', pathNot: [spec, '^modules/kernel/'] },
      to: { path: ours, pathNot: '^modules/' },
    },
    {
      name: 'deciders-are-pure',
      comment: 'A decision is made of facts and words alone.',
      severity: 'error',
      from: { path: '^modules/[^/]+/decider\\.ts$' },
      to: { pathNot: [published, kernelWords, 'node_modules/zod/'] },
    },
    {
      name: 'projections-read-facts-only',
      comment: 'A read model is made from the log, and can be made again.',
      severity: 'error',
      from: { path: '^projections/', pathNot: spec },
      to: {
        path: ['^(app|web|workflows)/', '^modules/[^/]+/(decider|index)\\.ts$'],
        pathNot: '^workflows/events\\.ts$',
      },
    },
    {
      name: 'analytics-reads-facts-only',
      comment: 'What analysts are told can be told again from the log alone.',
      severity: 'error',
      from: { path: '^analytics/', pathNot: [spec, testing] },
      to: {
        path: ours,
        pathNot: [
          '^analytics/',
          '^modules/kernel/[^/]+\\.ts$',
          '^modules/[^/]+/(events|contract)\\.ts$',
          '^workflows/events\\.ts$',
        ],
      },
    },
    {
      name: 'workflows-use-front-doors',
      comment: 'Long work gives the same commands as everybody else.',
      severity: 'error',
      from: { path: '^workflows/', pathNot: spec },
      to: {
        path: ['^(app|projections|web)/', '^modules/'],
        pathNot: ['^modules/(kernel|models|evidence)/', '^modules/[^/]+/index\\.ts$', published],
      },
    },
    {
      name: 'orchestration-is-deterministic',
      comment: 'A story is told again after a crash: clocks, dice and I/O live in its steps.',
      severity: 'error',
      from: { path: '^workflows/(generate-[^/]+|erase-account)\\.ts$', pathNot: spec },
      to: { pathNot: '^workflows/(engine|retry)\\.ts$', preCompilationOnly: false },
    },
    {
      name: 'app-gets-the-system-handed-in',
      comment:
        'The web build has copies of its own of what it imports: one system is handed in by the load context.',
      severity: 'error',
      from: { path: '^app/', pathNot: spec },
      to: {
        path: ours,
        pathNot: [
          '^app/',
          '^modules/[^/]+/(contract|report|plan|evidence)\\.ts$',
          '^modules/kernel/(product|refusal)\\.ts$',
          '^modules/access/(policy|routes|route-limits)\\.ts$',
          '^modules/exports/(csv|static-chart)\\.tsx?$',
          '^modules/research/bibliography\\.ts$',
        ],
        preCompilationOnly: false,
      },
    },
    {
      name: 'only-compose-picks-adapters',
      comment: 'Which technology answers a port is said in one place.',
      severity: 'error',
      // A backup is of the embedded engines by its nature: it asks for no port.
      from: {
        path: ours,
        pathNot: [
          '^(compose(-stores|-tasks)?|tasks)\\.ts$',
          '^scripts/backup\\.ts$',
          '/adapters/',
          '^(bench|tests)/',
          spec,
        ],
      },
      to: { path: '/adapters/', pathNot: 'node_modules' },
    },
    {
      name: 'sdks-live-in-adapters',
      comment: 'A vendor is one file away from being replaced.',
      severity: 'error',
      from: { path: ours, pathNot: ['/adapters/', '^(bench|tests)/', spec] },
      to: { path: [`node_modules/(${sdks.join('|')})(/|$)`, '^(node:)?sqlite$'] },
    },
    {
      name: 'clients-by-their-public-api',
      comment: 'The inside of a client changes without notice; stand-ins of servers speak its protocol.',
      severity: 'error',
      from: { path: ours, pathNot: '^tests/doubles/' },
      to: { path: 'node_modules/@eventstore/db-client/(?!dist/index\\.)' },
    },
    {
      name: 'one-reader-of-env',
      comment: 'Settings are read and checked once, at the door.',
      severity: 'error',
      from: { path: ours, pathNot: [doors, outside, spec] },
      to: { path: '^config\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data|\\.cache)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
