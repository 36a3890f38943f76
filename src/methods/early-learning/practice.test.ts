import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random/seeded.ts';
import { chooseNext, shuffled } from './choose-next.ts';
import {
  beginner,
  chanceOfRight,
  type ItemAnswer,
  type RatedItem,
  type Skill,
  skillOf,
  standingOf,
  withAnswer,
} from './strength.ts';

const items: RatedItem[] = Array.from({ length: 30 }, (_, at) => ({
  id: `item-${at}`,
  level: 1 + Math.floor(at / 6),
}));

/** Rounds of ten with a child who answers as told. */
function play(answersRight: (item: RatedItem, at: number) => boolean, questions: number, seed = 7) {
  const random = seededRandom(seed);
  let skill: Skill = beginner;
  let asked: ItemAnswer[] = [];
  const seen: { item: RatedItem; right: boolean; chance: number }[] = [];
  for (let at = 0; at < questions; at++) {
    if (at % 10 === 0) asked = [];
    const item = chooseNext(items, skill, asked, random);
    if (item === undefined) throw new Error('Nothing is asked.');
    const right = answersRight(item, at);
    seen.push({ item, right, chance: chanceOfRight(skill, item) });
    skill = withAnswer(skill, item, right);
    asked.push({ item: item.id, right });
  }
  return { skill, seen };
}

const meanLevel = (seen: readonly { item: RatedItem }[]) =>
  seen.reduce((sum, { item }) => sum + item.level, 0) / seen.length;

describe('what is asked next', () => {
  it('goes up for a child who knows all, until everything is sure', () => {
    const { skill, seen } = play(() => true, 200);
    expect(meanLevel(seen.slice(0, 10))).toBeLessThan(2);
    expect(meanLevel(seen.slice(50, 60))).toBeGreaterThan(3);
    expect(items.filter((item) => standingOf(skill, item) === 'sure').length).toBeGreaterThan(15);
  });

  it('stays with the easiest for a child who knows nothing yet, and comes down again', () => {
    expect(meanLevel(play(() => false, 40).seen)).toBeLessThan(1.6);
    const { seen } = play((_, at) => at < 40, 80);
    expect(meanLevel(seen.slice(60))).toBeLessThan(meanLevel(seen.slice(30, 40)));
  });

  it('keeps a child who knows a part of it near four right answers of five', () => {
    for (const ability of [3, 3.5, 4]) {
      const chance = seededRandom(99);
      const knows = ({ level }: RatedItem) => chance() < 0.25 + 0.75 / (1 + Math.exp(level - ability));
      const later = play(knows, 400, 3).seen.slice(50);
      const right = later.filter((one) => one.right).length / later.length;
      expect(right, String(ability)).toBeGreaterThan(0.74);
      expect(right).toBeLessThan(0.86);
    }
  });

  it('brings back after three others what went wrong, and never asks twice running', () => {
    const { seen } = play((_, at) => at % 10 !== 1, 100);
    const twice = seen.filter(({ item }, at) => at % 10 !== 0 && item.id === seen[at - 1]?.item.id);
    expect(twice).toEqual([]);
    for (let round = 0; round < 10; round++)
      expect(seen[round * 10 + 5]?.item.id).toBe(seen[round * 10 + 1]?.item.id);
  });

  it('shows easier ones to a child who always fails at one', () => {
    const { skill, seen } = play(({ id }) => id !== 'item-0', 100);
    const others = items.filter(({ id, level }) => id !== 'item-0' && level === 1);
    const first = items[0] as RatedItem;
    expect(others.every((other) => chanceOfRight(skill, other) > chanceOfRight(skill, first))).toBe(true);
    expect(seen.filter(({ item }) => item.id === 'item-0').length).toBeLessThan(25);
    expect(standingOf(skill, first)).toBe('learning');
  });

  it('is the same again with the same seed, and the answers alone give the skill back', () => {
    const odd = ({ id }: RatedItem) => id.length % 2 === 0;
    const one = play(odd, 60);
    expect(play(odd, 60).seen).toEqual(one.seen);
    expect(play(odd, 60, 8).seen).not.toEqual(one.seen);
    const answers = one.seen.map(({ item, right }) => ({ item: item.id, right }));
    const known = new Map(items.map((item) => [item.id, item]));
    expect(skillOf(known, [...answers, { item: 'of an older version', right: true }])).toEqual(one.skill);
  });

  it('asks what there is when there is only one, and nothing when there is none', () => {
    const only: RatedItem[] = [{ id: 'only', level: 1 }];
    const asked = [{ item: 'only', right: true }];
    expect(chooseNext(only, beginner, asked, () => 0)?.id).toBe('only');
    expect(chooseNext([], beginner, [], () => 0)).toBeUndefined();
  });

  it('shuffles without losing anything', () => {
    expect(shuffled([1, 2, 3, 4, 5], seededRandom(4)).toSorted()).toEqual([1, 2, 3, 4, 5]);
  });
});
