import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { findWords, hasAvoidedName } from './word-list';

/** Reads comments, log messages, test titles and file names for avoided words; exits with 1 when one is found. */
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(file));
const findings = files.flatMap((file) => findWords(ts, file, readFileSync(file, 'utf8')));
const names = files.filter((file) => hasAvoidedName(basename(file)));

for (const { file, line, found, instead } of findings)
  console.error(`${file}:${line}: "${found}": write ${instead}`);
for (const file of names) console.error(`${file}: the file name paraphrases; use the field's word`);
if (findings.length + names.length === 0) console.log(`${files.length} files use the field's words.`);
process.exitCode = findings.length + names.length > 0 ? 1 : 0;
