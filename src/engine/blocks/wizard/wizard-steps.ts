import type { BlockNeed } from '../../block.ts';
import { capital } from '../../fit/find-fields.ts';
import type { EntitySpec, FieldSpec } from '../../spec/app-spec.ts';

interface Step {
  title: string;
  fields: string[];
}

/** Steps that people name, and what is asked in them. */
const known: readonly (readonly [title: string, pattern: RegExp, fields: readonly FieldSpec[]])[] = [
  [
    'Address',
    /address|shipping|delivery|location/i,
    [
      { name: 'street', label: 'Street and number', kind: 'text', required: true },
      { name: 'city', label: 'City', kind: 'text', required: true },
      { name: 'postcode', label: 'Postcode', kind: 'text', required: true },
    ],
  ],
  [
    'Payment',
    /payment|billing/i,
    [
      {
        name: 'method',
        label: 'Payment method',
        kind: 'choice',
        required: true,
        options: ['Card', 'Bank transfer', 'Invoice'],
        hint: 'No money moves in this app.',
      },
    ],
  ],
  [
    'Account',
    /account|sign[ -]?up|register/i,
    [
      { name: 'userName', label: 'User name', kind: 'text', required: true },
      { name: 'password', label: 'Password', kind: 'password', required: true },
    ],
  ],
  [
    'Experience',
    /work experience|education|qualification|job application|resume/i,
    [
      { name: 'experience', label: 'Experience', kind: 'long-text', required: true },
      { name: 'years', label: 'Years of experience', kind: 'number', min: 0 },
    ],
  ],
  [
    'Preferences',
    /preferences|choose a plan|subscription plan|package/i,
    [
      {
        name: 'plan',
        label: 'Plan',
        kind: 'choice',
        required: true,
        options: ['Basic', 'Standard', 'Complete'],
      },
      { name: 'wishes', label: 'Wishes', kind: 'long-text' },
    ],
  ],
];

const contact: readonly FieldSpec[] = [
  { name: 'name', label: 'Full name', kind: 'text', required: true },
  { name: 'email', label: 'Email', kind: 'email', required: true },
  { name: 'phone', label: 'Phone', kind: 'phone' },
];

const request: readonly FieldSpec[] = [
  {
    name: 'subject',
    label: 'What is it about?',
    kind: 'text',
    required: true,
  },
  { name: 'note', label: 'Details', kind: 'long-text' },
];

/** The kind of record of a form that asks for nothing else in the app. */
export const ownFormName = 'submittedForms';

/** An application form of its own, with the steps that were named. */
export function ownForm(need: BlockNeed): { entity: EntitySpec; steps: Step[] } {
  const listed = need.details.flatMap((detail) => {
    const fields = known.find(([, pattern]) => pattern.test(detail))?.[2];
    return fields === undefined ? [] : [{ title: capital(detail), fields }];
  });
  const named =
    listed.length > 0
      ? listed
      : known
          .filter(([, pattern]) => pattern.test(need.text))
          .map(([title, , fields]) => ({ title, fields }));
  const parts = [
    { title: 'Contact', fields: contact },
    ...(named.length > 0
      ? named
      : [
          { title: 'Address', fields: known[0]?.[2] ?? [] },
          { title: 'Request', fields: request },
        ]),
  ];
  const fields = new Map(parts.flatMap((part) => part.fields).map((field) => [field.name, field]));
  return {
    steps: parts.map((part) => ({ title: part.title, fields: part.fields.map(({ name }) => name) })),
    entity: {
      name: ownFormName,
      one: 'Application',
      many: 'Applications',
      title: 'name',
      fields: [...fields.values(), { name: 'reference', label: 'Reference', kind: 'text', automatic: true }],
      samples: [],
    },
  };
}

const titles = ['Basics', 'Details', 'More', 'Last things'];

/** The fields of a kind of record, three to a step. */
export function stepsOf(entity: EntitySpec): Step[] {
  const asked = entity.fields
    .filter(({ automatic, kind }) => automatic !== true && kind !== 'file')
    .toSorted((a, b) => Number(b.required === true) - Number(a.required === true))
    .map(({ name }) => name);
  const size = Math.max(2, Math.ceil(asked.length / titles.length));
  const steps: Step[] = [];
  for (const [index, title] of titles.entries()) {
    const fields = asked.slice(index * size, (index + 1) * size);
    if (fields.length > 0) steps.push({ title, fields });
  }
  return steps;
}
