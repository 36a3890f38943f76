import { type Skill, type Standing, skillOf, standingOf } from '../../methods/early-learning/strength.ts';
import { type Band, type World, worlds } from './bands.ts';
import { type DrawingName, isDrawing } from './drawings.ts';
import { strokesOfGlyphs } from './glyphs.ts';
import type { Item } from './item.ts';
import { itemsFor, type LetterCase } from './items.ts';
import { inOrder, type KeptAnswer, type KeptDay, type KeptRound } from './kept-day.ts';
import { stickers } from './stickers.ts';

/** What a child has done so far, worked out of its days; nothing of it is kept besides. */
export interface Learned {
  readonly answers: readonly KeptAnswer[];
  readonly rounds: readonly KeptRound[];
  readonly stars: number;
  readonly stickers: readonly DrawingName[];
  readonly seconds: number;
}

export function learnedOf(days: readonly KeptDay[]): Learned {
  const rounds = inOrder(days.flatMap((day) => day.rounds));
  return {
    answers: inOrder(days.flatMap((day) => day.answers)),
    rounds,
    stars: rounds.reduce((sum, [, , stars]) => sum + stars, 0),
    stickers: rounds.flatMap(([, , , sticker]) => (isDrawing(sticker) ? [sticker] : [])),
    seconds: days.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

/** The sticker of a round, the first round being 0. */
export function stickerOf(round: number): DrawingName {
  return stickers[round % stickers.length] ?? 'star';
}

export interface KnownWorld {
  readonly world: World;
  readonly items: readonly Item[];
  readonly skill: Skill;
  readonly standings: ReadonlyMap<string, Standing>;
}

export function knownWorld(
  world: World,
  band: Band,
  letterCase: LetterCase,
  answers: readonly KeptAnswer[],
): KnownWorld {
  const items = itemsFor(world, band, letterCase);
  const byId = new Map(items.map((item) => [item.id, item]));
  const skill = skillOf(
    byId,
    answers.map(([item, , right]) => ({ item, right: right === 1 })),
  );
  return {
    world,
    items,
    skill,
    standings: new Map(items.map((item) => [item.id, standingOf(skill, item)])),
  };
}

export function knownWorlds(
  band: Band,
  letterCase: LetterCase,
  answers: readonly KeptAnswer[],
): KnownWorld[] {
  return worlds.map((world) => knownWorld(world, band, letterCase, answers));
}

/** The name that a traced glyph has among the answers. */
export function traceId(glyph: string): string {
  return `trace/${glyph}`;
}

/** How often each glyph was traced well, up to three, which is sure. */
export function tracedWell(answers: readonly KeptAnswer[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [item, , right] of answers)
    if (right === 1 && item.startsWith('trace/')) {
      const glyph = item.slice('trace/'.length);
      if (strokesOfGlyphs.has(glyph)) counts.set(glyph, Math.min(3, (counts.get(glyph) ?? 0) + 1));
    }
  return counts;
}
