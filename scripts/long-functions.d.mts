import type { Linter } from 'eslint';

export declare const functionLength: Linter.RulesRecord;
export declare const longFunctions: readonly string[];
