import { useCallback, useRef, useState } from 'react';
import type { World } from '../../../../catalog/early-learning/bands.ts';
import type { KeptAnswer } from '../../../../catalog/early-learning/kept-day.ts';
import { type KnownWorld, knownWorld } from '../../../../catalog/early-learning/learned.ts';
import { type Question, questionOf, questionsInRound } from '../../../../catalog/early-learning/question.ts';
import { chooseNext } from '../../../../methods/early-learning/choose-next.ts';
import { type ItemAnswer, type Skill, withAnswer } from '../../../../methods/early-learning/strength.ts';
import { seededRandom } from '../../../../methods/random/seeded.ts';
import { nowMs } from '../day-of.ts';
import type { Happened } from '../day-writer.ts';
import type { Child } from '../use-children.ts';

export interface RoundState {
  readonly question: Question | undefined;
  readonly asked: readonly ItemAnswer[];
  /** What was asked, for the end: right at once, or shown. */
  readonly met: readonly { readonly question: Question; readonly right: boolean }[];
  /** The place that was pressed; undefined while the question is open. */
  readonly picked: number | undefined;
}

interface Begun {
  readonly known: KnownWorld;
  readonly random: () => number;
}

/** A round of questions in a world: what is asked, what was pressed, and when it is over. */
export function useRound(
  child: Child,
  world: World,
  answers: readonly KeptAnswer[],
  write: (happened: Happened) => void,
) {
  // What was known when the round began; answers of this round are added here, not read back.
  const [begun] = useState<Begun>(() => ({
    known: knownWorld(world, child.band, child.settings.letterCase, answers),
    random: seededRandom(nowMs() % 2_147_483_647),
  }));
  const skill = useRef<Skill>(begun.known.skill);
  const shownAt = useRef(0);
  const [state, setState] = useState<RoundState>(() => {
    const item = chooseNext(begun.known.items, begun.known.skill, [], begun.random);
    return {
      question: item === undefined ? undefined : questionOf(item, begun.random),
      asked: [],
      met: [],
      picked: undefined,
    };
  });
  const { question, asked, met, picked } = state;

  const seen = useCallback(() => {
    shownAt.current = performance.now();
  }, []);

  function pick(place: number): void {
    if (question === undefined || picked !== undefined || question.options[place] === undefined) return;
    const right = place === question.right;
    const { item } = question;
    skill.current = withAnswer(skill.current, item, right);
    const ms = Math.min(600_000, Math.max(0, performance.now() - shownAt.current));
    write({ answer: { item: item.id, right, ms } });
    setState({
      question,
      picked: place,
      asked: [...asked, { item: item.id, right }],
      met: [...met, { question, right }],
    });
  }

  function goOn(): void {
    if (picked === undefined) return;
    const item =
      asked.length >= questionsInRound
        ? undefined
        : chooseNext(begun.known.items, skill.current, asked, begun.random);
    setState({
      asked,
      met,
      picked: undefined,
      question: item === undefined ? undefined : questionOf(item, begun.random),
    });
  }

  return { state, pick, goOn, seen };
}
