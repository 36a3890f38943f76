import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { markedReading } from '../../testing/reader/marked-reading.ts';
import { blocksById, planFromReading } from '../generate.ts';
import { planProof } from '../proof/proof-plan.ts';

const labels = readFileSync(join(import.meta.dirname, '../../../training/labels/dev/S.txt'), 'utf8');
const descriptions = labels
  .split(/^@ /m)
  .slice(1)
  .map((block) => {
    const [head = '', ...lines] = block.split('\n');
    const [id = '', , tasks = ''] = head.trim().split(/\s+/);
    return { id, reading: markedReading(lines.join('\n').replaceAll('~', '').trim(), tasks.split(',')) };
  });

// Planned once: it takes its time.
const plans = descriptions.map(({ id, reading }) => ({ id, spec: planFromReading(reading) }));

describe('the trace of what was read', { timeout: 60_000 }, () => {
  it('has every word group of every labelled description, served or with what became of it', () => {
    expect(descriptions.length).toBeGreaterThan(100);
    for (const { id, spec } of plans) {
      const { trace, reading } = spec;
      // A text in which nothing was found is read by rules.
      if (reading === undefined) continue;
      const places = new Set(trace.flatMap(({ at = [] }) => at.map((place) => place.join())));
      const dropped = reading.spans.filter(({ start, end }) => !places.has([start, end].join()));
      expect(dropped, id).toEqual([]);
      for (const { request, served, state, note } of trace)
        expect(served.length > 0 || (state !== undefined && note !== undefined), `${id}: ${request}`).toBe(
          true,
        );
    }
  });

  it('finds a case for what each labelled description is mainly about', () => {
    for (const { id, spec } of plans) {
      const { main, cases } = planProof(spec, blocksById);
      if (main === undefined) continue;
      const tried = new Set(cases.flatMap(({ tries = [] }) => tries));
      expect(
        main.parts.some((part) => tried.has(part)),
        `${id}: ${main.name}`,
      ).toBe(true);
    }
  });

  it('names the parts finely, once for words that are said again', () => {
    const { trace } = planFromReading(
      markedReading(
        '{R1 Coaches} {A2>1,3 delete} {T3 drills} and {A4>1,5 edit} {T5 drills} with a {F6>3 shelf}, {Q7 on my phone}',
      ),
    );
    const parts = Object.fromEntries(trace.map(({ request, served }) => [request, served]));
    expect(parts['delete drills']).toEqual(['remove:drills']);
    expect(parts['edit drills']).toEqual(['edit:drills']);
    expect(parts['shelf']).toEqual(['field:drills.shelf']);
    expect(parts['on my phone']).toEqual(['phone']);
    expect(trace.find(({ request }) => request === 'drills')?.at).toHaveLength(2);
  });

  it('serves an act on several things by each of them', () => {
    const { trace } = planFromReading(markedReading('{A1>2,3 add} {T2 hives} and {T3 frames}'));
    expect(trace[0]?.served).toEqual(['create:hives', 'create:frames']);
  });

  it('counts an act that a rule takes out as left out, and a rule that is only read as not built', () => {
    const { trace } = planFromReading(
      markedReading('{A1>2 add} {T2 loans}, {N3>4 never} {A4>5 delete} {T5 loans}, {N6>2 at most 3 a week}'),
    );
    const of = (words: string) => trace.find(({ request }) => request.startsWith(words));
    expect(of('delete')).toMatchObject({ served: ['absent:delete'] });
    expect(of('at most 3 a week')).toMatchObject({ served: [], state: 'not-built' });
  });

  it('does not take what is near for what was asked', () => {
    const { trace } = planFromReading(
      markedReading('{K1 rope length calc} with {F2>1 pitch height}', ['calculator']),
    );
    expect(trace[0]?.request).toBe('rope length calc');
    expect(trace[0]?.served.every((part) => part.startsWith('near:'))).toBe(true);
  });
});
