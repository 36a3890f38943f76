/**
 * How sure a child is of each item of a world: Elo ratings between child and item, with an offset for each item, as in
 * J. Papoušek, R. Pelánek and V. Stanislav, Adaptive Practice of Facts in Domains with Varied Prior Knowledge (EDM 2014), after
 * S. Klinkenberg, M. Straatemeier and H. van der Maas, Computer adaptive practice of Maths ability (Computers & Education 57, 2011).
 * The chance of a right answer is g + (1 − g) σ(θ + s − d): θ is the skill in the world, s what is known of this item beyond it,
 * d how difficult the item is, g the chance of guessing.
 */
export interface Skill {
  readonly theta: number;
  readonly answers: number;
  readonly items: ReadonlyMap<string, ItemSkill>;
}

interface ItemSkill {
  readonly offset: number;
  readonly seen: number;
  readonly right: number;
  /** Right answers since the last wrong one. */
  readonly run: number;
  readonly lastRight: boolean;
}

/** What a judgement needs to know of an item. */
export interface RatedItem {
  readonly id: string;
  /** 1 is for who begins; each step is one unit of difficulty. */
  readonly level: number;
}

export interface ItemAnswer {
  readonly item: string;
  readonly right: boolean;
}

/** How far one answer moves the skill in the world; less with every answer, since more is known. */
const worldStep = 0.8;
const worldCalm = 0.05;
/** How far it moves what is known of the item itself. A wrong answer says more than a right one, which may be a guess. */
const itemStepRight = 1.1;
const itemStepWrong = 1.6;

/** One of three or four pictures is pressed by chance. */
export const guessing = 0.25;

/** A child begins with even odds on what is for who begins. */
export const beginner: Skill = { theta: 1, answers: 0, items: new Map() };

/** How far the child is above the item, in log-odds of knowing it. */
export function leadOver(skill: Skill, { id, level }: RatedItem): number {
  return skill.theta + (skill.items.get(id)?.offset ?? 0) - level;
}

export function chanceOfRight(skill: Skill, item: RatedItem): number {
  return guessing + (1 - guessing) / (1 + Math.exp(-leadOver(skill, item)));
}

export function withAnswer(skill: Skill, item: RatedItem, right: boolean): Skill {
  const surprise = (right ? 1 : 0) - chanceOfRight(skill, item);
  const before = skill.items.get(item.id);
  const items = new Map(skill.items);
  items.set(item.id, {
    offset: (before?.offset ?? 0) + surprise * (right ? itemStepRight : itemStepWrong),
    seen: (before?.seen ?? 0) + 1,
    right: (before?.right ?? 0) + (right ? 1 : 0),
    run: right ? (before?.run ?? 0) + 1 : 0,
    lastRight: right,
  });
  const step = worldStep / (1 + worldCalm * skill.answers);
  return { theta: skill.theta + step * surprise, answers: skill.answers + 1, items };
}

/** What all answers together say. Items that are no longer there are passed over. */
export function skillOf(items: ReadonlyMap<string, RatedItem>, answers: readonly ItemAnswer[]): Skill {
  let skill = beginner;
  for (const { item, right } of answers) {
    const rated = items.get(item);
    if (rated !== undefined) skill = withAnswer(skill, rated, right);
  }
  return skill;
}

export type Standing = 'new' | 'learning' | 'sure';

/** Sure is what was right three times running and is expected to be right again. */
export function standingOf(skill: Skill, item: RatedItem): Standing {
  const known = skill.items.get(item.id);
  if (known === undefined) return 'new';
  return known.run >= 3 && chanceOfRight(skill, item) >= 0.8 ? 'sure' : 'learning';
}
