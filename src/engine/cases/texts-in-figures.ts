import type { CasePlan } from './case-plan.ts';
import { rewriteTexts } from './texts-in-currency.ts';

/** Smaller ones stand for many things in a text. */
const least = 20;

/** “Up to 1500 per project” tells the figure of the description where that went in the place of the case's own. */
export function textsInFigures(
  { pages, actions, entities, numbers }: Pick<CasePlan, 'actions' | 'pages' | 'entities' | 'numbers'>,
  before: Readonly<Record<string, number>>,
): void {
  const changed = Object.entries(before).flatMap(([key, old]): [number, number][] => {
    const now = numbers[key]?.value;
    return now === undefined || now === old || old < least ? [] : [[old, now]];
  });
  // Two that were the same before cannot be told apart.
  const sure = changed.filter(([old]) => Object.values(before).filter((value) => value === old).length === 1);
  for (const [old, now] of sure) {
    const written = new RegExp(
      String.raw`(?<![\d.,:])(?:${old}|${old.toLocaleString('en-US')})(?![\d:]|[.,]\d)`,
      'gu',
    );
    const write = (text: string) =>
      text.replaceAll(written, now >= 10_000 ? now.toLocaleString('en-US') : `${now}`);
    for (const part of [pages, actions, entities.map(({ rules }) => rules)]) rewriteTexts(part, write);
  }
}
