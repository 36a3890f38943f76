import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ProofFault } from '../../engine/proof/proof-report.ts';
import type { SitePage } from './site-page.server.ts';

let source: Promise<string> | undefined;

async function axeSource(): Promise<string> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly help: string;
  readonly targets: readonly string[];
}

/** Rules outside of the guidelines whose findings are serious all the same. */
const moreRules = [
  'accesskeys',
  'aria-dialog-name',
  'aria-treeitem-name',
  'aria-text',
  'label-title-only',
  'scope-attr-valid',
  'tabindex',
];
/** Rules that take most of the time: they are asked only about what a simple look leaves in doubt. */
const costly = ['color-contrast', 'target-size'];
/** Obsolete or for another level. */
const skippedTags = ['wcag2aaa', 'wcag2a-obsolete', 'experimental'];

const asking = `
  const options = { resultTypes: ['violations'], preload: false, elementRef: false, iframes: false };
  const only = (values) => ({ ...options, runOnly: { type: 'rule', values } });
  const costly = ${JSON.stringify(costly)};
  const rules = axe.getRules().filter(({ ruleId, tags }) => !costly.includes(ruleId)
    && (tags.some((tag) => tag.startsWith('wcag')) || ${JSON.stringify(moreRules)}.includes(ruleId))
    && !tags.some((tag) => ${JSON.stringify(skippedTags)}.includes(tag))).map(({ ruleId }) => ruleId);
  const told = (results) => results.flatMap(({ violations }) => violations.map(({ id, impact, help, nodes }) => ({
    id, impact, help,
    targets: nodes.slice(0, 3).map(({ target, any }) => target.join(' ') + (any[0] ? ' (' + any[0].message + ')' : '')),
  })));`;

const lookAtAll = `(async () => {
  ${asking}
  const results = [await axe.run(document, only(rules))];
  const suspects = [...proofDriver.contrastSuspects(), ...proofDriver.targetSuspects()];
  if (suspects.length > 0) results.push(await axe.run({ include: suspects }, only(costly)));
  return told(results);
})()`;

const lookAtSuspects = `(async () => {
  ${asking}
  return told([await axe.run({ include: proofDriver.layoutSuspects() }, only([...rules, ...costly]))]);
})()`;

/**
 * What would keep people with a disability from using the page. Lesser findings are not reported. In the first size
 * every rule is asked about the whole page, in others about what their layout leaves in doubt.
 */
export async function lookForBarriers(page: SitePage, isFirst: boolean): Promise<ProofFault[]> {
  const look = isFirst ? lookAtAll : lookAtSuspects;
  const found = await page.evaluate<readonly Finding[] | null>(`typeof axe === 'object' ? ${look} : null`);
  const findings = found ?? (await page.evaluate<readonly Finding[]>(`${await axeSource()}; ${look}`));
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, targets }) => ({
      kind: 'accessibility',
      message: `${id}: ${help}: ${targets.join(' | ')}`,
    }));
}
