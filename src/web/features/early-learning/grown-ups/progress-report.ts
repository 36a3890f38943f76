import type { Part } from '../../../../catalog/agent-desk/parts.ts';
import { bandNames, placeNames } from '../../../../catalog/early-learning/bands.ts';
import { figureWords } from '../../../../catalog/early-learning/figure.ts';
import type { KeptDay } from '../../../../catalog/early-learning/kept-day.ts';
import {
  type KnownWorld,
  knownWorlds,
  type Learned,
  learnedOf,
  tracedWell,
} from '../../../../catalog/early-learning/learned.ts';
import { glyphsFor } from '../../../../catalog/early-learning/trace-round.ts';
import { brand } from '../../../../kernel/brand.ts';
import type { Report } from '../../../lib/documents/report.ts';
import type { Child } from '../use-children.ts';
import { inMinutes } from './minutes.ts';

function momentOf(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

/** Everything of a child as a report: worlds, items, days, and every answer. */
export function progressReport(child: Child, days: readonly KeptDay[]): Report {
  const learned = learnedOf(days);
  const worlds = knownWorlds(child.band, child.settings.letterCase, learned.answers);
  return {
    title: `ABC 123 progress of ${child.name}`,
    entered: [
      ['Age', bandNames[child.band]],
      ['Written by', brand.name],
    ],
    result: {
      summary: `What ${child.name} is sure of, is learning, and has not met yet.`,
      parts: [
        inShort(learned),
        worldTable(child, worlds, learned),
        ...itemTable(worlds),
        dayTable(days),
        answerTable(learned),
      ],
      values: {},
    },
    method: [
      'Each answer moves two ratings, of the child in the world and of the item: an Elo rating with an offset for each item. The next question is the one whose chance of a right answer is nearest to four in five.',
      'Sure is what was right three times running and is expected to be right again.',
    ],
    sources: [
      'J. Papoušek, R. Pelánek and V. Stanislav, Adaptive Practice of Facts in Domains with Varied Prior Knowledge, EDM 2014.',
      'S. Klinkenberg, M. Straatemeier and H. van der Maas, Computer adaptive practice of Maths ability, Computers & Education 57, 2011.',
    ],
    limits: ['It shows what was practised here. It is no test, and no diagnosis.'],
  };
}

function inShort({ answers, rounds, seconds }: Learned): Part {
  const right = answers.filter(([, , isRight]) => isRight === 1).length;
  return {
    kind: 'figures',
    title: 'In short',
    figures: [
      { label: 'Questions answered', value: answers.length, as: 'whole' },
      { label: 'Right at once', value: right, as: 'whole' },
      { label: 'Rounds finished', value: rounds.length, as: 'whole' },
      { label: 'Time played', value: inMinutes(seconds), as: 'text' },
    ],
  };
}

function worldTable({ settings }: Child, worlds: readonly KnownWorld[], { answers }: Learned): Part {
  const traced = tracedWell(answers);
  const glyphs = glyphsFor(settings.letterCase);
  return {
    kind: 'table',
    title: 'Worlds',
    columns: [
      { key: 'world', label: 'World', as: 'text' },
      { key: 'sure', label: 'Sure', as: 'whole' },
      { key: 'learning', label: 'Learning', as: 'whole' },
      { key: 'new', label: 'New', as: 'whole' },
    ],
    rows: [
      ...worlds.map(({ world, standings }) => {
        const all = [...standings.values()];
        const count = (wanted: string) => all.filter((standing) => standing === wanted).length;
        return {
          world: placeNames[world],
          sure: count('sure'),
          learning: count('learning'),
          new: count('new'),
        };
      }),
      {
        world: placeNames.trace,
        sure: glyphs.filter((glyph) => (traced.get(glyph) ?? 0) >= 3).length,
        learning: glyphs.filter((glyph) => [1, 2].includes(traced.get(glyph) ?? 0)).length,
        new: glyphs.filter((glyph) => !traced.has(glyph)).length,
      },
    ],
  };
}

function answerTable({ answers }: Learned): Part {
  return {
    kind: 'table',
    title: 'Answers',
    columns: [
      { key: 'at', label: 'When (UTC)', as: 'text' },
      { key: 'item', label: 'Item', as: 'text' },
      { key: 'right', label: 'Right', as: 'text' },
      { key: 'seconds', label: 'Seconds', as: 'number' },
    ],
    rows: answers.map(([item, at, isRight, ms]) => ({
      at: momentOf(at),
      item,
      right: isRight === 1 ? 'yes' : 'not yet',
      seconds: Math.round(ms / 100) / 10,
    })),
  };
}

function itemTable(worlds: readonly KnownWorld[]): Part[] {
  const rows = worlds.flatMap(({ world, items, skill, standings }) =>
    items.flatMap((item) => {
      const known = skill.items.get(item.id);
      if (known === undefined) return [];
      return [
        {
          world: placeNames[world],
          item: `${figureWords(item.prompt)}: ${figureWords(item.right)}`,
          standing: standings.get(item.id) ?? 'new',
          seen: known.seen,
          right: known.right,
        },
      ];
    }),
  );
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Items',
      columns: [
        { key: 'world', label: 'World', as: 'text' },
        { key: 'item', label: 'Item', as: 'text' },
        { key: 'standing', label: 'Standing', as: 'text' },
        { key: 'seen', label: 'Asked', as: 'whole' },
        { key: 'right', label: 'Right', as: 'whole' },
      ],
      rows,
    },
  ];
}

/** The days of all devices together, oldest first. */
function dayTable(days: readonly KeptDay[]): Part {
  const names = [...new Set(days.map(({ day }) => day))].toSorted();
  return {
    kind: 'table',
    title: 'Days',
    columns: [
      { key: 'day', label: 'Day', as: 'text' },
      { key: 'minutes', label: 'Minutes', as: 'number' },
      { key: 'answers', label: 'Answers', as: 'whole' },
      { key: 'rounds', label: 'Rounds', as: 'whole' },
    ],
    rows: names.map((day) => {
      const of = days.filter((one) => one.day === day);
      return {
        day,
        minutes: Math.round(of.reduce((sum, { seconds }) => sum + seconds, 0) / 6) / 10,
        answers: of.reduce((sum, { answers }) => sum + answers.length, 0),
        rounds: of.reduce((sum, { rounds }) => sum + rounds.length, 0),
      };
    }),
  };
}
