import { useState } from 'react';
import { placeNames } from '../../../../catalog/early-learning/bands.ts';
import { type Figure, figureWords } from '../../../../catalog/early-learning/figure.ts';
import { strokesOfGlyphs } from '../../../../catalog/early-learning/glyphs.ts';
import type { Item } from '../../../../catalog/early-learning/item.ts';
import {
  type KnownWorld,
  knownWorlds,
  type Learned,
  tracedWell,
} from '../../../../catalog/early-learning/learned.ts';
import { glyphsFor } from '../../../../catalog/early-learning/trace-round.ts';
import type { Standing } from '../../../../methods/early-learning/strength.ts';
import { Button } from '../../../ui/button.tsx';
import { FigureView } from '../figures/figure-view.tsx';
import { Named } from '../figures/named.tsx';
import type { Child } from '../use-children.ts';

interface Piece {
  readonly id: string;
  readonly figure: Figure;
  readonly words: string;
  readonly standing: Standing;
}

const order: readonly Standing[] = ['learning', 'sure', 'new'];
const standingNames: Readonly<Record<Standing, string>> = { sure: 'sure', learning: 'learning', new: 'new' };
const fills: Readonly<Record<Standing, string>> = {
  sure: 'fill-positive',
  learning: 'fill-caution',
  new: 'fill-surface-overlay',
};
const frames: Readonly<Record<Standing, string>> = {
  sure: 'border-positive',
  learning: 'border-dashed border-caution',
  new: 'border-line opacity-60',
};

/** What is sure, what is being learnt and what is new, world by world and item by item. */
export function ProgressPictures({ child, learned }: { child: Child; learned: Learned }) {
  const known = knownWorlds(child.band, child.settings.letterCase, learned.answers);
  const traced = tracedWell(learned.answers);
  const glyphs = glyphsFor(child.settings.letterCase).filter((glyph) => strokesOfGlyphs.has(glyph));
  const tracing = glyphs.map((glyph): Piece => {
    const times = traced.get(glyph) ?? 0;
    return {
      id: glyph,
      figure: { kind: 'text', text: glyph },
      words: figureWords({ kind: 'text', text: glyph }),
      standing: times >= 3 ? 'sure' : times > 0 ? 'learning' : 'new',
    };
  });
  return (
    <ul className="grid gap-3">
      {known.map((world) => (
        <WorldRow key={world.world} name={placeNames[world.world]} pieces={piecesOf(world)} />
      ))}
      <WorldRow name={placeNames.trace} pieces={tracing} />
    </ul>
  );
}

function piecesOf({ items, standings }: KnownWorld): Piece[] {
  return items.map((item) => ({
    id: item.id,
    figure: pictureOf(item),
    words: `${figureWords(item.prompt)}: ${figureWords(item.right)}`,
    standing: standings.get(item.id) ?? 'new',
  }));
}

/** What is asked, unless that is too large for a small square. */
function pictureOf({ prompt, right }: Item): Figure {
  const small: readonly Figure['kind'][] = ['text', 'drawing', 'shape', 'many', 'clock', 'tens', 'heaps'];
  return small.includes(prompt.kind) ? prompt : right;
}

/** So many pictures at first; the rest on demand. */
const shownAtFirst = 24;

function WorldRow({ name, pieces }: { name: string; pieces: readonly Piece[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const counts = { sure: 0, learning: 0, new: 0 };
  for (const { standing } of pieces) counts[standing] += 1;
  const sorted = pieces.toSorted((one, other) => order.indexOf(one.standing) - order.indexOf(other.standing));
  const shown = isWhole ? sorted : sorted.slice(0, shownAtFirst);
  return (
    <li className="grid gap-3 rounded-large border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-body font-semibold text-ink">{name}</h3>
        <p className="text-small text-ink-muted tabular-nums">
          {counts.sure} sure · {counts.learning} learning · {counts.new} new
        </p>
      </div>
      <Bar counts={counts} total={pieces.length} />
      {isOpen ? (
        <ul aria-label={`Everything of ${name}`} className="grid grid-cols-5 gap-2 sm:grid-cols-8">
          {shown.map(({ id, figure, words, standing }) => (
            <li key={id} className={`aspect-square rounded-large border-2 p-1.5 ${frames[standing]}`}>
              <Named words={`${words}, ${standingNames[standing]}`}>
                <FigureView figure={figure} revealed />
              </Named>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex gap-2">
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide the pictures' : `Show the pictures of ${name}`}
        </Button>
        {isOpen && !isWhole && pieces.length > shownAtFirst ? (
          <Button look="quiet" onClick={() => setIsWhole(true)}>
            All {pieces.length}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function Bar({ counts, total }: { counts: Readonly<Record<Standing, number>>; total: number }) {
  const sure = (counts.sure / total) * 200;
  const learning = (counts.learning / total) * 200;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 6"
      preserveAspectRatio="none"
      className="h-2.5 w-full rounded-full"
    >
      <rect width={200} height={6} className={fills.new} />
      <rect width={sure + learning} height={6} className={fills.learning} />
      <rect width={sure} height={6} className={fills.sure} />
    </svg>
  );
}
