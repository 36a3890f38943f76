import type { SaidFacts } from '../facts/said-facts.ts';
import type { Brief, ReadThing } from '../read/brief.ts';
import { nounLemma } from '../read/lemma.ts';

/** Names that a text gives to one kind are not those of another: the kids Mila and Jonas are no chores. */
export function withoutOthersNames(brief: Brief, { lists }: Pick<SaidFacts, 'lists'>): Brief {
  if (brief.things === undefined || lists.length === 0) return brief;
  const owners = new Map(
    lists
      .filter(({ of }) => of !== '')
      .flatMap(({ of, names }) => names.map(({ name }) => [name, nounLemma(of)])),
  );
  const things = [...brief.things].map(([one, thing]): [string, ReadThing] => {
    const isOwn = (name: string) => {
      const owner = owners.get(name.replace(/\s+\d+$/, ''));
      return owner === undefined || owner === one || one.endsWith(owner) || !isOtherThing(owner);
    };
    return [one, { ...thing, ...(thing.names === undefined ? {} : { names: thing.names.filter(isOwn) }) }];
  });
  return { ...brief, things: new Map(things) };
}

/** “Names: …” and “called …” say nothing of the kind. */
function isOtherThing(owner: string): boolean {
  return !/^(?:name|call|title)$/.test(owner);
}
