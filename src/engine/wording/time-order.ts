import type { EntitySpec } from '../spec/app-spec.ts';

const begins =
  /\b(?:from|starts?|begins?|began|in at|alarm|arriv\w*|opens?|opening|leaves?|departs?|out at)\b/iu;
const ends = /\b(?:until|till|to|ends?|ended|back|out|clos\w*|finish\w*|return\w*|until when)\b/iu;

/** Examples that end after they begin: nobody works from ten to ten. */
export function inTimeOrder(entities: readonly EntitySpec[]): void {
  for (const { fields, samples } of entities) {
    const times = fields.filter(({ kind, formula }) => kind === 'time' && formula === undefined);
    for (const [at, until] of times.entries()) {
      const from = times[at - 1];
      if (from === undefined || !begins.test(wordsOf(from)) || !ends.test(wordsOf(until))) continue;
      for (const sample of samples) {
        const [start, end] = [sample[from.name], sample[until.name]];
        if (typeof start !== 'string' || typeof end !== 'string' || start !== end) continue;
        sample[until.name] = anHourLater(start);
      }
    }
  }
}

function wordsOf({ name, label }: { name: string; label: string }): string {
  return `${name} ${label}`;
}

function anHourLater(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const later = Math.min(hours * 60 + minutes + 60, 24 * 60 - 1);
  return `${String(Math.floor(later / 60)).padStart(2, '0')}:${String(later % 60).padStart(2, '0')}`;
}
