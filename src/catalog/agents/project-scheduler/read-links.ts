import type { Need } from '../../../methods/schedule/level-resources.ts';
import type { Link, LinkKind } from '../../../methods/schedule/network.ts';

/** Keys are compared as people mean them: without regard to capitals and spaces around them. */
export function keyOf(text: string): string {
  return text.trim().toLowerCase();
}

function entriesOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(/[,;]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

const linkForm = /^(.+?)\s*(?:\s(FS|SS|FF|SF))?\s*(?:([+\-−])\s*(\d+(?:\.\d+)?)\s*(?:d|days?)?)?$/i;
const longestLag = 1_000;

export interface ReadLinks {
  readonly links: readonly Link[];
  readonly message?: string;
}

/** Reads “A, B SS+2, C FF-1”. A key is taken whole first, so that a task may be called T-1. */
export function readLinks(
  text: string | undefined,
  places: ReadonlyMap<string, number>,
  own: number,
): ReadLinks {
  const links: Link[] = [];
  for (const entry of entriesOf(text)) {
    const link = readLink(entry, places);
    if (typeof link === 'string') return { links, message: link };
    if (link.from === own)
      return { links, message: 'A task cannot wait for itself. Take its own key out of “After”.' };
    links.push(link);
  }
  return { links };
}

function readLink(entry: string, places: ReadonlyMap<string, number>): Link | string {
  const whole = places.get(keyOf(entry));
  if (whole !== undefined) return { from: whole, kind: 'FS', lag: 0 };
  const [, key = '', kind = 'FS', sign = '+', days = '0'] = linkForm.exec(entry) ?? [];
  const from = places.get(keyOf(key));
  if (from === undefined)
    return `No task has the key “${entry.slice(0, 40)}”. Write a key of this table, such as A or A SS+2.`;
  const lag = Number(days);
  if (lag > longestLag) return `At most ${longestLag} days can lie between two tasks.`;
  return { from, kind: kind.toUpperCase() as LinkKind, lag: sign === '+' ? lag : -lag };
}

const needForm = /^(.+?)\s*[x×]?\s*(\d+(?:\.\d+)?)$/i;

export interface ReadNeeds {
  readonly needs: readonly Need[];
  readonly message?: string;
}

/** Reads “Electrician 2, Crane”. */
export function readNeeds(
  text: string | undefined,
  places: ReadonlyMap<string, number>,
  capacities: readonly number[],
): ReadNeeds {
  const units = new Map<number, number>();
  for (const entry of entriesOf(text)) {
    const whole = places.get(keyOf(entry));
    const [, name = '', count = '1'] = needForm.exec(entry) ?? [];
    const resource = whole ?? places.get(keyOf(name));
    if (resource === undefined)
      return {
        needs: [],
        message: `“${entry.slice(0, 40)}” is not among the people and machines. Add it there, or correct the name.`,
      };
    units.set(resource, (units.get(resource) ?? 0) + (whole === undefined ? Number(count) : 1));
  }
  for (const [resource, wanted] of units)
    if (wanted > (capacities[resource] ?? 0))
      return {
        needs: [],
        message: `It needs ${wanted}, but there are only ${capacities[resource] ?? 0}, so that it could never be done. Raise the number or lower the need.`,
      };
  return { needs: [...units].map(([resource, wanted]) => ({ resource, units: wanted })) };
}
