import { describe, expect, it } from 'vitest';
import { type Labelled, readLabels } from '../../testing/reader/read-labels.ts';
import { isSameProperty } from '../cases/same-words.ts';
import { planFromReading } from '../generate.ts';
import { nounLemma } from '../read/lemma.ts';
import type { SpanKind } from '../reader/reading.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { colorByName } from '../theme/color-names.ts';

interface Planned {
  readonly label: Labelled;
  readonly spec: AppSpec;
}

/** What people labelled by hand, planned as if the reader had read all of it rightly. */
const planned: readonly Planned[] = readLabels('dev').map((label) => ({
  label,
  spec: planFromReading({ ...label, tasks: label.tasks.map((id) => ({ id, sure: 1 })) }),
}));

const plain = (words: string) =>
  nounLemma(
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} ]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
const lastOf = (words: string) => plain(words).split(' ').at(-1) ?? '';

function wordsAt({ text, spans }: Labelled, at: number): string {
  const span = spans[at];
  return span === undefined ? '' : text.slice(span.start, span.end);
}

function placesOf({ spans }: Labelled, kind: SpanKind): number[] {
  return [...spans.keys()].filter((at) => spans[at]?.kind === kind);
}

/** From each span of the one kind to each of the other that it belongs to. */
function arcsBetween({ spans, arcs }: Labelled, from: SpanKind, to: SpanKind) {
  return arcs.filter((arc) => spans[arc.from]?.kind === from && spans[arc.to]?.kind === to);
}

function entityOf({ label, spec }: Planned, at: number): EntitySpec | undefined {
  const words = wordsAt(label, at);
  return (
    spec.entities.find(({ one }) => plain(one) === plain(words)) ??
    spec.entities.find(({ one }) => lastOf(one) === lastOf(words)) ??
    // Beside a case, a piece is one of what the app is about.
    (spec.met !== undefined && /^(?:piece|thing|item|object|stuff|entry)$/.test(lastOf(words))
      ? spec.entities[0]
      : undefined)
  );
}

function fieldOf(entity: EntitySpec, words: string) {
  const said = plain(words);
  const short = said.replace(/^number of /, '');
  return (
    entity.fields.find(({ label }) => [said, short].includes(plain(label))) ??
    entity.fields.find(
      ({ label, name }) =>
        plain(label).split(' ').includes(lastOf(said)) ||
        said.split(' ').includes(plain(label)) ||
        (/^(?:name|title|what it is)$/.test(said) && name === entity.title) ||
        isSameProperty(said, label),
    )
  );
}

/** The games and tools that are a whole app have their things in themselves. */
const isGame = ({ tasks }: Labelled) => tasks.some((task) => task === 'game');
/** Who reckons something keeps nothing. */
const isReckoned = ({ label, spec }: Planned) =>
  label.tasks.includes('calculator') && spec.met !== undefined && spec.entities.length === 0;
const over = (faults: (one: Planned) => readonly string[]) =>
  planned.flatMap((one) => faults(one).map((fault) => `${one.label.id}: ${fault}`));

describe('the plan of a labelled description', () => {
  it('keeps every kind of record that something was said of, and every one where no case was met', () => {
    const missing = over((one) =>
      placesOf(one.label, 'T')
        .filter(
          (at) => one.spec.met === undefined || arcsBetween(one.label, 'F', 'T').some(({ to }) => to === at),
        )
        .filter((at) => !isGame(one.label) && !isReckoned(one) && entityOf(one, at) === undefined)
        .map((at) => wordsAt(one.label, at)),
    );
    expect(missing).toEqual([]);
  });

  it('gives each kind of record the properties that were said of it', () => {
    const missing = over((one) =>
      arcsBetween(one.label, 'F', 'T').flatMap(({ from, to }) => {
        const entity = entityOf(one, to);
        const words = wordsAt(one.label, from);
        return entity === undefined || fieldOf(entity, words) !== undefined
          ? []
          : [`${words} of ${entity.one}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('offers the options that were named for a property', () => {
    const missing = over((one) =>
      arcsBetween(one.label, 'F', 'T').flatMap(({ from, to }) => {
        const entity = entityOf(one, to);
        const field = entity === undefined ? undefined : fieldOf(entity, wordsAt(one.label, from));
        const values = arcsBetween(one.label, 'V', 'F')
          .filter((arc) => arc.to === from)
          .map((arc) => wordsAt(one.label, arc.from));
        // “total cash and transfer” are two totals and nothing to choose from.
        if (values.length < 2 || (field?.kind !== 'choice' && field?.kind !== 'text')) return [];
        const options = (field.options ?? []).map(plain);
        return values.filter((value) => !options.includes(plain(value)));
      }),
    );
    expect(missing).toEqual([]);
  });

  it('ties what belongs to something to it', () => {
    const loose = over((one) =>
      arcsBetween(one.label, 'T', 'T').flatMap(({ from, to }) => {
        const [part, whole] = [entityOf(one, from), entityOf(one, to)];
        if (part === undefined || whole === undefined || part === whole) return [];
        const isTied =
          part.fields.some((field) => field.to === whole.name) ||
          whole.fields.some((field) => field.to === part.name);
        return isTied ? [] : [`${part.one} of ${whole.one}`];
      }),
    );
    expect(loose).toEqual([]);
  });

  it('has nothing in it that was ruled out', () => {
    const kept = over(({ label, spec }) => {
      const things = placesOf(label, 'T').map((at) => plain(wordsAt(label, at)));
      const out = placesOf(label, 'Z')
        .map((at) => plain(wordsAt(label, at)))
        .filter((words) => !things.includes(words));
      const names = [...spec.entities.map(({ one }) => one), ...spec.pages.map(({ title }) => title)];
      return names.filter((name) => out.includes(plain(name)));
    });
    expect(kept).toEqual([]);
  });

  it('signs nobody in where that was ruled out', () => {
    const signsIn = over(({ label, spec }) =>
      placesOf(label, 'Z')
        .map((at) => wordsAt(label, at))
        .filter((words) => /\b(?:log(?:ging)? ?in|sign-? ?in|accounts?|passwords?)\b/i.test(words))
        .filter(() => spec.accounts !== 'none'),
    );
    expect(signsIn).toEqual([]);
  });

  it('keeps no list of pronouns, weekdays, numbers, names or colours', () => {
    const odd =
      /^(?:it|they|he|she|we|i|you|them|who|this|that|everyone|someone|(?:mon|tues|wednes|thurs|fri|satur|sun)day|one|two|three|four|five|six|seven|eight|nine|ten|\d.*)$/;
    const kept = over(({ label, spec }) => {
      const things = placesOf(label, 'T').map((at) => plain(wordsAt(label, at)));
      const values = [...placesOf(label, 'V'), ...placesOf(label, 'C')].map((at) =>
        plain(wordsAt(label, at)),
      );
      return spec.entities
        .map(({ one }) => plain(one))
        .filter((one) => odd.test(one) || (values.includes(one) && !things.includes(one)));
    });
    expect(kept).toEqual([]);
  });

  it('wears the colours that were said of the app', () => {
    const other = over(({ label, spec }) => {
      const said = placesOf(label, 'C')
        .filter((at) => !label.arcs.some(({ from }) => from === at))
        .map((at) => wordsAt(label, at))
        .filter((words) => !/\b(?:text|mode)\b/i.test(words))
        .flatMap((words) => colorByName(words.toLowerCase()) ?? []);
      const { background, component } = spec.theme;
      const isWorn =
        said.length < 2
          ? said.includes(component) || said.includes(background)
          : said.includes(component) && said.includes(background);
      return said.length === 0 || isWorn ? [] : said;
    });
    expect(other).toEqual([]);
  });

  it('shows the named ones as they are called', () => {
    const unnamed = over((one) => {
      const things = new Set(arcsBetween(one.label, 'V', 'T').map(({ to }) => to));
      return [...things].flatMap((to) => {
        const names = arcsBetween(one.label, 'V', 'T')
          .filter((arc) => arc.to === to)
          .map(({ from }) => wordsAt(one.label, from))
          .filter((words) => /^\p{Lu}\p{Ll}+ \p{L}/u.test(words));
        const said = JSON.stringify(entityOf(one, to) ?? {});
        return names.length < 2 ? [] : names.filter((name) => !said.includes(name));
      });
    });
    expect(unnamed).toEqual([]);
  });
});
