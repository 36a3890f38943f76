import { limits } from '../../kernel/limits.ts';
import { pluralPhrase, sentenceCase, singularPhrase } from '../read/words.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { withPage } from '../told/told-acts.ts';
import type { SaidConsent } from './said-consents.ts';
import { withoutArticle } from './things-meant.ts';

const mostWords = 2;
const noThing =
  /\b(?:going|giving|throwing|putting|writing|making|taking|paying|doing|if|one|it|work|things?|anything|something|cost|costs|you|we|i)\b|ing$|[^\p{L} -]/iu;

/** The plan with a kind of records for what somebody has to say yes to and the app does not keep yet: “a vet bill beyond 250 euros”. */
export function withRequests({ object, above }: SaidConsent, spec: AppSpec): AppSpec | undefined {
  const plain = withoutArticle(object)
    .replace(/\s+(?:to|for|of|in|on)\s.*$/iu, '')
    .toLowerCase();
  if (plain === '' || plain.split(' ').length > mostWords || noThing.test(plain) || above === undefined)
    return undefined;
  if (spec.entities.length >= limits.engine.entities) return undefined;
  const one = singularPhrase(plain);
  const name = pluralPhrase(one)
    .split(/[^a-z0-9]+/u)
    .map((word, at) => (at === 0 ? word : sentenceCase(word)))
    .join('');
  if (!/^[a-z]/u.test(name) || spec.entities.some((entity) => entity.name === name)) return undefined;
  const share = [0.4, 0.8, 1.5];
  const entity: EntitySpec = {
    name,
    one: sentenceCase(one),
    many: sentenceCase(pluralPhrase(one)),
    title: 'what',
    fields: [
      { name: 'what', label: 'What for', kind: 'text', required: true },
      { name: 'amount', label: 'Amount', kind: 'money', min: 0, required: true },
      { name: 'day', label: 'Day', kind: 'date', start: 'today' },
    ],
    samples: share.map((part, index) => ({
      what: `${sentenceCase(one)} ${index + 1}`,
      amount: Math.round(above.figure * part),
      day: `-${index + 1}`,
    })),
  };
  return withPage(
    { ...spec, entities: [...spec.entities, entity] },
    {
      title: entity.many,
      sections: [
        {
          id: `list-${name.toLowerCase()}`,
          block: 'records',
          props: {
            entity: name,
            layout: 'table',
            can: { create: true, edit: true, remove: true },
            sort: '-day',
          },
        },
      ],
    },
  )?.spec;
}
