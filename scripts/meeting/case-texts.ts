import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseFile } from '../../src/engine/cases/case-file.ts';
import { cases } from '../../src/engine/knowledge/cases.gen.ts';
import { readLabels } from '../../src/testing/reader/read-labels.ts';

export interface CaseSaid {
  readonly text: string;
  /** The case that is meant; `-` where none is. */
  readonly case: string;
  /** A sentence of the case itself, or a description that somebody looked at. */
  readonly isSentence: boolean;
  /** Which of the parts it belongs to that are kept apart in turn. */
  readonly part: number;
}

export const parts = 5;

/** Sentences of cases in the order of the cases, then the labelled descriptions. */
export function readCaseTexts(root: string): CaseSaid[] {
  const meant = meantCases(join(root, 'training/labels/cases'));
  const sentences = cases.flatMap(({ id, json }) =>
    (JSON.parse(json) as CaseFile).say.map((text) => said(text, id, true)),
  );
  const described = [...readLabels('train'), ...readLabels('dev')].flatMap(({ id, text }) => {
    const right = meant.get(id);
    return right === undefined ? [] : [said(text, right, false)];
  });
  return [...sentences, ...described];
}

function said(text: string, meant: string, isSentence: boolean): CaseSaid {
  const part = (createHash('md5').update(text).digest()[0] ?? 0) % parts;
  return { text, case: meant, isSentence, part };
}

function meantCases(path: string): Map<string, string> {
  const rows = readdirSync(path).flatMap((name) => readFileSync(join(path, name), 'utf8').split('\n'));
  return new Map(
    rows.filter((row) => row.includes('\t')).map((row) => row.trim().split('\t') as [string, string]),
  );
}
