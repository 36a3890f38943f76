import { type Script, writtenName } from './script.ts';
import { isSame, type Shot, type Side } from './shots.ts';
import { sizes } from './vocabulary.ts';

export interface Fault {
  readonly rule: 'Jump cut' | '180-degree rule' | 'Time of day';
  readonly at: string;
  readonly text: string;
}

/** Who stands on which side of a scene: the first on the left, the second on the right, so that looks meet. */
export function sidesOf(shots: readonly Shot[]): Map<string, Side> {
  const sides = new Map<string, Side>();
  for (const { subjects, standing } of shots)
    for (const name of subjects) {
      if (sides.has(name)) continue;
      const taken = [...sides.values()].filter((side) => side === 'left').length;
      sides.set(name, standing ?? (taken * 2 <= sides.size ? 'left' : 'right'));
    }
  return sides;
}

/** What will not cut together. */
export function faultsOf({ scenes }: Script, shots: readonly Shot[]): Fault[] {
  return [
    ...scenes.flatMap((_, index) => {
      const here = shots.filter(({ scene }) => scene === index);
      return [...jumpCuts(here), ...crossings(here)];
    }),
    ...timeFaults({ scenes, cast: [] }),
  ];
}

function jumpCuts(shots: readonly Shot[]): Fault[] {
  return shots.flatMap((shot, index): Fault[] => {
    const before = shots[index - 1];
    if (before === undefined || shot.subjects.length === 0) return [];
    const isNear = Math.abs(sizes.indexOf(shot.size) - sizes.indexOf(before.size)) < 1;
    if (!isNear || shot.angle !== before.angle || !isSame(shot.subjects, before.subjects)) return [];
    return [
      {
        rule: 'Jump cut',
        at: `${before.number} to ${shot.number}`,
        text: `Both show ${shot.subjects.join(' and ')} as ${shot.size} from the same angle. Change the size by two steps, move the camera by 30 degrees or more, or put another shot between.`,
      },
    ];
  });
}

/** The last known side and way of everybody; a shot that shows both ways, or nobody, makes a change possible. */
function crossings(shots: readonly Shot[]): Fault[] {
  const faults: Fault[] = [];
  const stood = new Map<string, { side: Side; number: string }>();
  const went = new Map<string, { side: Side; number: string }>();
  for (const shot of shots) {
    const isNeutral = shot.subjects.length === 0 || shot.movement === 'crane' || shot.angle === 'overhead';
    if (isNeutral) {
      stood.clear();
      went.clear();
      continue;
    }
    for (const name of shot.subjects) {
      faults.push(...changeOf(name, shot, 'standing', stood), ...changeOf(name, shot, 'going', went));
    }
  }
  return faults;
}

function changeOf(
  name: string,
  shot: Shot,
  what: 'standing' | 'going',
  known: Map<string, { side: Side; number: string }>,
): Fault[] {
  const side = shot[what];
  if (side === undefined) return [];
  const last = known.get(name);
  known.set(name, { side, number: shot.number });
  if (last === undefined || last.side === side) return [];
  const text =
    what === 'standing'
      ? `${name} stands on the ${last.side} and then on the ${side}: the camera has crossed the line between the people. Stay on one side, or show the move in a shot of its own.`
      : `${name} goes to the ${last.side} and then to the ${side}, which looks like turning back. Keep the way, or put a shot straight along it between.`;
  return [{ rule: '180-degree rule', at: `${last.number} to ${shot.number}`, text }];
}

function timeFaults({ scenes }: Script): Fault[] {
  return scenes.flatMap((scene, index): Fault[] => {
    const before = scenes[index - 1];
    if (before === undefined || before.place.toLowerCase() !== scene.place.toLowerCase()) return [];
    if (before.isNight === scene.isNight || scene.transition !== undefined) return [];
    return [
      {
        rule: 'Time of day',
        at: `scene ${index} to ${index + 1}`,
        text: `${writtenName(scene.place)} goes from ${before.isNight ? 'night' : 'day'} to ${scene.isNight ? 'night' : 'day'} without a sign that time passes. Add a dissolve, a title or a shot of the sky.`,
      },
    ];
  });
}
