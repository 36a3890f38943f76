import type { SaidFacts } from '../facts/said-facts.ts';
import { nounLemma } from '../read/lemma.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';

const price = /price|cost|rate|fee|^per|Per/;

/** “Scooters 150.000 a day”: where each kind of records has a price of its own, all of its examples cost that. */
export function takeKindPrices(spec: AppSpec, { prices }: SaidFacts): AppSpec {
  const entities = spec.entities.map((entity) => {
    const said = prices.find(({ label, value }) => value > 0 && isCalled(entity, label));
    const field = entity.fields.find(
      ({ kind, name, formula }) => kind === 'money' && formula === undefined && price.test(name),
    );
    if (said === undefined || field === undefined) return entity;
    const samples = entity.samples.map((sample) => ({ ...sample, [field.name]: said.value }));
    const fields = entity.fields.map((one) => (one === field ? { ...one, start: said.value } : one));
    return { ...entity, fields, samples };
  });
  return { ...spec, entities };
}

/** “big bikes” are meant by “bikes”, where only these are kept. */
function isCalled({ one }: EntitySpec, label: string): boolean {
  const [own, said] = [nounLemma(one), nounLemma(label)];
  return own === said || own.endsWith(` ${said}`);
}
