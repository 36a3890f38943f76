import { withEntity } from '../limits/obeyed-by-samples.ts';
import { sentenceCase } from '../read/words.ts';
import type { FieldSpec } from '../spec/app-spec.ts';
import { fieldName, isFigureOfPlan, type Teller, withField } from './told.ts';

const coin = String.raw`(?:€|£|\$|zł|euros?|eur|pounds?|quid|dollars?|usd|bucks?|francs?|chf|kronor|kr|rupees?|yen)`;
const variant = new RegExp(
  String.raw`^(?:.*?\s)?[€£$]?(?<base>\d+(?:[.,]\d+)?)\s?${coin}?(?:\s*\/?\s*\p{L}+){0,4}?,\s+(?:and\s+)?(?:the\s+|an?\s+)?(?<label>\p{L}[^,\d]{1,28}?(?:\s+\d{1,2}\s?(?:am|pm|h))?)\s+(?:at\s+|is\s+|are\s+|pays?\s+|costs?\s+)?[€£$]?(?<other>\d+(?:[.,]\d+)?)\s?${coin}?(?:\s+each)?[\s.]*$`,
  'iu',
);
const noCase =
  /\b(?:deposit|fine|min|max|minimum|maximum|least|most|up to|at most|over|under|more|extra|plus|late|lost|reminder|day|week|month|year|off|people|places|seats|left)\b/iu;
const number = (said: string) => Number(said.replace(',', '.'));

/** “9 euros an hour, after 6 pm 12”, “38 francs each, children 22”: where the first is what the app reckons with, the second takes its place in that case. */
export const tellVariant: Teller = (words, spec) => {
  const { base = '', label = '', other = '' } = variant.exec(words)?.groups ?? {};
  if (base === '' || noCase.test(label) || isFigureOfPlan(number(other), spec)) return undefined;
  const keys = Object.entries(spec.numbers ?? {})
    .filter(([, one]) => one.value === number(base))
    .map(([key]) => key);
  for (const entity of spec.entities)
    for (const { name, kind, formula = '' } of entity.fields) {
      const key = keys.find((one) => new RegExp(String.raw`\b${one}\b`).test(formula));
      if (kind !== 'money' || key === undefined || /^\s*sum\(/u.test(formula)) continue;
      const said = sentenceCase(label);
      const tick: FieldSpec = { name: fieldName(label, entity), label: said, kind: 'yes-no' };
      const plan = withField(spec, entity.name, tick, (index) => index % 3 === 1);
      if (plan === undefined) return undefined;
      const priced = formula.replaceAll(
        new RegExp(String.raw`\b${key}\b`, 'g'),
        `if(${tick.name}, ${number(other)}, ${key})`,
      );
      const next = withEntity(plan, entity.name, (one) => ({
        ...one,
        fields: one.fields.map((field) => (field.name === name ? { ...field, formula: priced } : field)),
      }));
      return { spec: next, parts: [`field:${entity.name}.${name}`, `field:${entity.name}.${tick.name}`] };
    }
  return undefined;
};
