import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import { functionLength, longFunctions } from './scripts/long-functions.mjs';

/** The environment is read in one place; everything else gets a typed config. */
const oneReaderOfEnv = {
  object: 'process',
  property: 'env',
  message: 'Settings come typed from config.ts.',
};

const spreadMessage =
  'An array of data is too long for the arguments of a call: use max, min or extent of d3-array, or a loop.';

/** A call takes about 120,000 arguments, and files have more rows. */
const noSpreadData = [
  {
    selector:
      "CallExpression[callee.object.name='Math'][callee.property.name=/^(max|min|hypot)$/] > SpreadElement",
    message: spreadMessage,
  },
  {
    selector:
      "CallExpression[callee.property.name=/^(push|unshift|splice|concat|fromCharCode|fromCodePoint)$/] > SpreadElement:not([argument.type='ArrayExpression'])",
    message: spreadMessage,
  },
];

/** The signal of a request is lost with the cloned requests before it; `disconnected` of the load context is not. */
const noRequestSignal = ["[object.name='request']", "[object.property.name='request']"].map((object) => ({
  selector: `MemberExpression${object}[property.name='signal']`,
  message:
    'Use `disconnected` of the load context: the garbage collector can cut the signal of a request off.',
}));

export default tseslint.config(
  { ignores: ['node_modules/', 'build/', 'data/', '.cache/', 'coverage/'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Remix answers by throwing Responses; an abort throws the caller's reason.
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: [{ from: 'lib', name: 'Response' }], allowThrowingUnknown: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A port may be asynchronous where an adapter is not.
      '@typescript-eslint/require-await': 'off',
      // Ports and tools are objects of closures: none of their functions asks for `this`.
      '@typescript-eslint/unbound-method': 'off',
      'max-lines': ['error', 300],
      'no-undef': 'off',
      'no-useless-rename': 'error',
    },
  },
  {
    files: ['{analytics,app,composition,modules,projections,web,workflows}/**/*.{ts,tsx}', 'compose.ts'],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: {
      'no-console': ['error', { allow: ['error'] }],
      'no-restricted-properties': ['error', oneReaderOfEnv],
    },
  },
  {
    files: ['{analytics,app,composition,modules,projections,web,workflows}/**/*.{ts,tsx}', '*.ts'],
    ignores: ['**/*.{spec,fixture}.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...noSpreadData, ...noRequestSignal] },
  },
  {
    files: ['{analytics,app,composition,modules,projections,scripts,web,workflows}/**/*.{ts,tsx}', '*.ts'],
    ignores: ['**/*.{spec,fixture}.{ts,tsx}', ...longFunctions],
    rules: functionLength,
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        console: 'readonly',
        module: 'writable',
        performance: 'readonly',
        process: 'readonly',
        fetch: 'readonly',
        AbortSignal: 'readonly',
        URL: 'readonly',
      },
    },
  },
);
