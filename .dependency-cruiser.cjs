/**
 * Import rules. scripts/check-fences.ts breaks each of them once and expects its report.
 * `preCompilationOnly: false` means that types are free.
 */
const ours =
  '^(analytics|app|composition|modules|projections|web|workflows|scripts|bench|tests)/|^[^/]+\\.tsx?$';
const language = '(events|contract|limits|report|plan|evidence|policy)';
const published = `^modules/[^/]+/${language}\\.ts$|^modules/evidence/retrieval/(provider|retrieved-source)\\.ts$`;
const kernelTypes = '^modules/kernel/(?!adapters/).+\\.ts$';
const spec = '\\.spec\\.tsx?$';
const outside = '^(scripts|bench|tests)/';
const testing = '/[^/]*\\.(fixture|suite)\\.(tsx?|mjs)$';
// Temporal and the build load these by their paths.
const loadedByPath =
  '^workflows/adapters/temporal/(bundle\\.ts|(build|failure-converter)\\.mjs)$|^composition/thread(\\.ts|-of-sources\\.mjs)$';
const calledByRemix = '^app/(routes/|(root|entry\\.client|entry\\.server)\\.tsx$|context\\.ts$)';
const entryPoints =
  '^(compose|server|worker)\\.ts$|^composition/(compose-operations|model-providers|open-stores|open-tasks|public-settings|serve|startup-errors|tasks|thread)\\.ts$|^composition/thread-of-sources\\.mjs$';
/** Folders of the app from the top down. A folder imports only those on lines below its own, so none import each other. */
const appFolders = [
  ['routes'],
  ['insights'],
  ['history'],
  ['account', 'feedback', 'research', 'search'],
  ['admin', 'report', 'reviews', 'shell'],
  ['auth', 'publication'],
  ['forms'],
  ['api'],
  ['demo', 'http', 'quota', 'tutorial'],
  ['text', 'ui'],
];
/** Folders of the verdict engine from the top down; its entry points are above all of them. */
const verifyFolders = ['prose', 'quotes', 'quantified', 'tables', 'text', 'numbers', 'words'];
/** Folders within a folder of the verdict engine, from the top down; the files beside them are above all of them. */
const verifySubfolders = {
  prose: ['objections', 'wording', 'parts', 'facts', 'changes', 'figures', 'propositions', 'reading'],
  tables: ['claims', 'undecided', 'comparisons', 'figures', 'wording', 'reading', 'structure'],
};
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
      comment: 'Files that import each other belong together, or need a third. Type imports do not count.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      comment: 'Delete a file that only its spec imports.',
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
      comment: 'An unresolved import fails at run time.',
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
      name: 'kernel-imports-nothing',
      comment: 'Everything else imports the kernel.',
      severity: 'error',
      from: { path: '^modules/kernel/', pathNot: spec },
      to: { path: ours, pathNot: '^modules/kernel/' },
    },
    {
      name: 'modules-meet-by-published-language',
      comment: 'Modules import the contracts and events of each other, never the rest.',
      severity: 'error',
      from: { path: '^modules/([^/]+)/', pathNot: [spec, '^modules/kernel/'] },
      to: { path: '^modules/', pathNot: ['^modules/$1/', '^modules/kernel/', published] },
    },
    {
      name: 'modules-look-down',
      comment: 'A module does not import its callers.',
      severity: 'error',
      from: { path: '^modules/', pathNot: [spec, '^modules/kernel/'] },
      to: { path: ours, pathNot: '^modules/' },
    },
    {
      name: 'deciders-are-pure',
      comment: 'A decision depends on events and contracts alone.',
      severity: 'error',
      from: { path: '^modules/[^/]+/decider\\.ts$' },
      to: { pathNot: [published, kernelTypes, 'node_modules/zod/'] },
    },
    {
      name: 'projections-read-events-only',
      comment: 'A read model is made from the log, and can be made again.',
      severity: 'error',
      from: { path: '^projections/', pathNot: spec },
      to: {
        path: ['^(app|web|workflows)/', '^modules/[^/]+/(decider|index)\\.ts$'],
        pathNot: '^workflows/events\\.ts$',
      },
    },
    {
      name: 'analytics-reads-events-only',
      comment: 'Every figure can be computed again from the log.',
      severity: 'error',
      from: { path: '^analytics/', pathNot: [spec, testing] },
      to: {
        path: ours,
        pathNot: [
          '^analytics/',
          kernelTypes,
          '^modules/[^/]+/(events|contract)\\.ts$',
          '^workflows/events\\.ts$',
        ],
      },
    },
    {
      name: 'workflows-use-public-apis',
      comment: 'Workflows call the public APIs of modules, as routes do.',
      severity: 'error',
      from: { path: '^workflows/', pathNot: spec },
      to: {
        path: ['^(app|projections|web)/', '^modules/'],
        pathNot: ['^modules/(kernel|models|evidence)/', '^modules/[^/]+/index\\.ts$', published],
      },
    },
    {
      name: 'orchestration-is-deterministic',
      comment: 'The engine replays a workflow after a crash: clocks, random values and I/O belong in steps.',
      severity: 'error',
      from: { path: '^workflows/(generate-[^/]+|erase-account)/workflow\\.ts$', pathNot: spec },
      to: { pathNot: '^workflows/(engine|retry|signals)\\.ts$', preCompilationOnly: false },
    },
    {
      name: 'app-gets-the-application-handed-in',
      comment:
        'The web build has copies of its own of what it imports: one application is handed in by the load context.',
      severity: 'error',
      from: { path: '^app/', pathNot: spec },
      to: {
        path: ours,
        pathNot: [
          '^app/',
          '^modules/[^/]+/(contract|limits|report|plan|evidence)\\.ts$',
          '^modules/kernel/(product|refusal|report-id|text/escape-html)\\.ts$',
          '^modules/access/(policy|routes|route-limits)\\.ts$',
          '^modules/exports/(csv\\.ts|chart/static-chart\\.tsx)$',
          '^modules/research/bibliography\\.ts$',
        ],
        preCompilationOnly: false,
      },
    },
    ...appFolders.map((folders, line) => ({
      name: 'app-folders-look-down',
      comment:
        'Folders that import each other are one: move the shared piece down, or the folder up in the list.',
      severity: 'error',
      from: { path: `^app/(${folders.join('|')})/`, pathNot: spec },
      to: {
        path: `^app/(${appFolders
          .slice(0, line + 1)
          .flat()
          .join('|')})/`,
        pathNot: '^app/$1/',
      },
    })),
    ...verifyFolders.map((folder, line) => ({
      name: 'verify-folders-look-down',
      comment: 'Words know no numbers, tables no prose: move the shared piece down.',
      severity: 'error',
      from: { path: `^modules/evidence/verify/${folder}/`, pathNot: spec },
      to: {
        path: `^modules/evidence/verify/((${['-', ...verifyFolders.slice(0, line)].join('|')})/|[^/]+$)`,
      },
    })),
    ...Object.entries(verifySubfolders).flatMap(([parent, folders]) =>
      folders.map((folder, line) => ({
        name: 'verify-subfolders-look-down',
        comment: 'A reading knows no figures, a figure no objection: move the shared piece down.',
        severity: 'error',
        from: { path: `^modules/evidence/verify/${parent}/${folder}/`, pathNot: spec },
        to: {
          path: `^modules/evidence/verify/${parent}/((${['-', ...folders.slice(0, line)].join('|')})/|[^/]+$)`,
          pathNot: testing,
          preCompilationOnly: false,
        },
      })),
    ),
    {
      name: 'app-folders-are-listed',
      comment: 'Add a new folder of the app to its list above.',
      severity: 'error',
      from: { path: '^app/', pathNot: [spec, `^app/((${appFolders.flat().join('|')})/|[^/]+$)`] },
      to: {},
    },
    {
      name: 'only-compose-picks-adapters',
      comment: 'One place chooses the adapter of each port.',
      severity: 'error',
      // A backup is of the embedded engines by its nature: it asks for no port.
      from: {
        path: ours,
        pathNot: [
          '^compose\\.ts$',
          '^composition/(model-providers|open-stores|open-tasks|tasks)\\.ts$',
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
      comment: 'Entry points read and validate settings once.',
      severity: 'error',
      from: { path: ours, pathNot: [entryPoints, outside, spec] },
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
