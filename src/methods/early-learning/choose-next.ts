import { guessing, type ItemAnswer, leadOver, type RatedItem, type Skill, standingOf } from './strength.ts';

/** Practice is best where most of it succeeds. What comes back succeeds less often, and both together come to four of five. */
const wantedSuccess = 0.86;
const knowing = (wantedSuccess - guessing) / (1 - guessing);
const wantedLead = Math.log(knowing / (1 - knowing));
/** What went wrong comes back after so many other questions. */
const comesBackAfter = 3;
/** Each time that it was asked in this round already makes an item fit so much less, in steps of difficulty. */
const repeating = 0.6;
/** And each time that it was ever asked, up to six, so that all of a level comes. */
const familiar = 0.1;
/** Where even the hardest has become easy, what is sure lets the rest go first. */
const settled = 2;
/** Among what fits nearly as well, chance chooses, so that two rounds differ. */
const spread = 0.5;

/**
 * The next item: the one whose chance of success is nearest to what is wanted. What went wrong in this round comes back after a
 * few others; nothing comes twice running, and what was right in this round waits for what was not asked yet.
 */
export function chooseNext<Item extends RatedItem>(
  items: readonly Item[],
  skill: Skill,
  asked: readonly ItemAnswer[],
  random: () => number,
): Item | undefined {
  const last = asked.at(-1)?.item;
  const able = items.length > 1 ? items.filter(({ id }) => id !== last) : items;
  const back = able.filter(({ id }) => isDueBack(id, asked));
  const pool = back.length > 0 ? back : able;
  let best: Item | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of pool) {
    const excess = leadOver(skill, item) - wantedLead;
    const misfit =
      Math.abs(excess) +
      repeating * asked.filter((one) => one.item === item.id).length +
      familiar * Math.min(6, skill.items.get(item.id)?.seen ?? 0) +
      (excess > 1 && standingOf(skill, item) === 'sure' ? settled : 0) +
      spread * random();
    if (misfit < least) {
      best = item;
      least = misfit;
    }
  }
  return best;
}

function isDueBack(id: string, asked: readonly ItemAnswer[]): boolean {
  const at = asked.findLastIndex(({ item }) => item === id);
  if (at < 0 || asked[at]?.right === true) return false;
  return asked.length - 1 - at >= comesBackAfter;
}

/** The list in an order that the random numbers decide. */
export function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
  const list = [...values];
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const kept = list[at] as Value;
    list[at] = list[other] as Value;
    list[other] = kept;
  }
  return list;
}
